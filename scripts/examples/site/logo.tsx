export default function Logo() {
  return <svg />;
}
