'use client';

import type { ReactNode } from 'react';
import SiteFooter from '../site-samples/footer.tsx';
import styles from '../site-samples/site-samples.css?url';
import { ThemeSample } from '../site-samples/theme-sample.tsx';

interface SiteSampleProps {
  /** What the sample shows: a footer that a slot replaces, or colours and corners of a theme. */
  name: 'footer' | 'theme';
}

/** Shows a part of a site with a slot or a theme of its own. */
export default function SiteSample({ name }: SiteSampleProps): ReactNode {
  return (
    // The markdown has the code of the sample.
    <div className="site-sample" data-markdown="skip">
      <link rel="stylesheet" href={styles} precedence="default" />
      {name === 'theme' ? <ThemeSample /> : <SiteFooter owner="Kiln" lang="en" links={[]} />}
    </div>
  );
}
