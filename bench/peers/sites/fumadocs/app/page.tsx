import Link from 'next/link';

export default function Home() {
  return (
    <main>
      <Link href="/docs">Docs</Link>
    </main>
  );
}
