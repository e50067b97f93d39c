export default function Footer() {
  return <footer>revision-0</footer>;
}
