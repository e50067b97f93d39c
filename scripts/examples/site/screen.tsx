export default function Screen() {
  return <p>A screen.</p>;
}
