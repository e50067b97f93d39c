export default function NotesScreen() {
  return <p>Notes.</p>;
}
