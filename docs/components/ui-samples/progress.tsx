import { Progress } from '@recto/site/ui';

export default function ProgressSample() {
  return (
    <div className="grid gap-4">
      <Progress label="Upload" value={40} />
      <Progress label="Steps" value={2} max={3} color="info" />
      <Progress label="Waiting for the server" />
    </div>
  );
}
