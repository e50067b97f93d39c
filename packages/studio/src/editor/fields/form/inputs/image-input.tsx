import { useState } from 'react';
import type { ReactNode } from 'react';
import { fill } from '../../../messages/fill.ts';
import type { InputProps } from '../input-props.ts';
import { useForm } from '../form-context.ts';
import { useTextInput } from '../use-text-input.ts';

/** The path or URL of an image, with a thumbnail and the media picker. */
export function ImageInput(props: InputProps<'image'>): ReactNode {
  const { path, label, control, onSet } = props;
  const { messages, onPickImage, imageUrl } = useForm();
  const attributes = useTextInput(props);
  const { value: text } = attributes;
  const url = text === '' ? undefined : (imageUrl?.(text) ?? displayableUrl(text));

  async function pick(): Promise<void> {
    const picked = await onPickImage?.({ path, value: text });
    if (picked !== undefined) onSet(picked);
  }

  return (
    <span className="rs-image">
      <Thumbnail key={url} url={url} />
      <span className="rs-joined">
        <input
          {...control}
          {...attributes}
          type="text"
          dir="ltr"
          className="rs-input rs-form-code"
          spellCheck={false}
        />
        {onPickImage && (
          <button
            type="button"
            className="rs-form-button"
            aria-label={fill(messages.chooseImage, { field: label })}
            disabled={control.readOnly}
            onClick={() => void pick()}
          >
            {messages.choose}
          </button>
        )}
      </span>
    </span>
  );
}

function Thumbnail({ url }: { url: string | undefined }): ReactNode {
  const { messages } = useForm();
  const [hasFailed, setFailed] = useState(false);
  if (url === undefined || hasFailed) {
    const text = url === undefined ? messages.noImage : messages.imageFailed;
    return <span className="rs-thumbnail rs-thumbnail-empty">{text}</span>;
  }
  return <img className="rs-thumbnail" src={url} alt="" onError={() => setFailed(true)} />;
}

/** Without `imageUrl`, only images with a root-relative path or an HTTPS URL are shown. */
function displayableUrl(value: string): string | undefined {
  return /^(?:\/(?![/\\])|https:\/\/)/u.test(value) ? value : undefined;
}
