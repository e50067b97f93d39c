import { Footer } from '@recto/site/slots';
import type { FooterProps } from '@recto/site/slots';

export default function SiteFooter(props: FooterProps) {
  return (
    <>
      <p className="px-4 text-center text-sm">Printed on recycled paper.</p>
      <Footer {...props} />
    </>
  );
}
