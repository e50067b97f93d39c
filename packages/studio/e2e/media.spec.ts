import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SVG, sample } from '../fixtures/media-samples.ts';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';

/** The media library, with a real repository and the built site. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

const png = { name: 'My Map.png', mimeType: 'image/png', buffer: sample('image/png') };
const idOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function openMedia(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Media', exact: true }).click();
  await expect(tile(panel, 'mark.png')).toBeVisible();
}

const tile = (panel: Locator, name: string): Locator => panel.getByRole('list', { name: 'Media' }).getByText(name);

/** Lists the uploads of the signed-in person. */
async function listUploads(page: Page): Promise<{ id: string; path: string }[]> {
  return await page.evaluate(async () => {
    const response = await fetch('/__recto_studio/media/uploads');
    return ((await response.json()) as { uploads: { id: string; path: string }[] }).uploads;
  });
}

/**
 * A photograph of 120 × 80 pixels with an EXIF orientation that rotates it by 90 degrees, so it is displayed as 80 ×
 * 120.
 */
async function turnedPhoto(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [120, 80];
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#c00';
      context.fillRect(0, 0, 120, 80);
      // The left side of the file is the top of the photograph.
      context.fillStyle = '#00c';
      context.fillRect(0, 0, 40, 80);
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  const bytes = Buffer.from(data, 'base64');
  const orientation = Buffer.from(
    'ffe1002245786966000049492a00080000000100120103000100000006000000000000 00'.replaceAll(' ', ''),
    'hex',
  );
  return Buffer.concat([bytes.subarray(0, 2), orientation, bytes.subarray(2)]);
}

test('uploads and describes a picture, shows it on the page, and publishes it with the text', async ({
  page,
  site,
}) => {
  const panel = await openEditor(page, site);
  await panel.getByRole('button', { name: 'Source', exact: true }).click();
  const source = panel.getByRole('textbox', { name: `Source of ${POST}` });
  await source.getByText('Words of the first post.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await panel.getByRole('button', { name: 'Insert a picture' }).click();
  const picker = panel.getByRole('dialog', { name: 'Choose a picture' });
  await expect(tile(picker, 'mark.png')).toBeVisible();
  await picker.locator('input[type=file]').first().setInputFiles(png);
  const upload = panel.getByRole('dialog', { name: 'Upload files' });
  await upload.getByRole('combobox', { name: 'Upload to' }).selectOption('New folder…');
  await upload.getByRole('textbox', { name: 'New folder name' }).fill('Pictures');
  await upload.getByRole('button', { name: 'Upload 1 file' }).click();
  const describe = panel.getByRole('dialog', { name: 'Describe the picture' });
  const insert = describe.getByRole('button', { name: 'Insert' });
  await expect(insert).toBeDisabled();
  await describe.getByRole('textbox').fill('A [map]');
  await insert.click();
  await expect(source).toContainText(String.raw`Words of the first post. ![A \[map\]](/pictures/my-map.png)`);

  const pageImage = page.locator('main').getByRole('img', { name: 'A [map]' });
  await expect(pageImage).toHaveAttribute('src', new RegExp(`/media/waiting\\?id=${idOf(png.buffer)}$`, 'u'));
  await expect.poll(async () => await pageImage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(3);

  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByText('public/pictures/my-map.png').click();
  await expect(panel.locator('.rs-change-list img')).toHaveAttribute('src', /\/media\/waiting\?id=/u);
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(site.git('show', '--format=', '--name-status', 'main').split('\n').sort()).toEqual([
    'A\tpublic/pictures/my-map.png',
    `M\t${POST}`,
  ]);
  expect(readFileSync(join(site.folder, 'public/pictures/my-map.png'))).toEqual(png.buffer);
  await expect.poll(async () => await listUploads(page)).toEqual([]);
  await page.reload();
  const published = page.locator('main').getByRole('img', { name: 'A [map]' });
  await expect(published).toHaveAttribute('src', /my-map/u);
  await expect.poll(async () => await published.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
});

test('uploads a picture dropped into the text, and chooses one from the library for a field', async ({
  page,
  site,
}) => {
  const panel = await openEditor(page, site);
  const text = panel.locator('.rs-prose');
  await expect(text).toContainText('Words of the first post.');
  const bytes = [...png.buffer];
  const drop = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], 'dropped.png', { type: 'image/png' }));
    return data;
  }, bytes);
  const words = text.getByText('Words of the first post.');
  const { x = 0, y = 0, height = 0 } = (await words.boundingBox()) ?? {};
  await words.dispatchEvent('drop', { dataTransfer: drop, clientX: x + 2, clientY: y + height / 2 });
  await panel.getByRole('dialog', { name: 'Upload files' }).getByRole('button', { name: 'Upload 1 file' }).click();
  const describe = panel.getByRole('dialog', { name: 'Describe the picture' });
  await describe.getByRole('checkbox', { name: 'The picture is decorative' }).check();
  await describe.getByRole('button', { name: 'Insert' }).click();
  const picture = text.locator('img.rs-picture');
  await expect(picture).toHaveAttribute('src', /\/media\/waiting\?id=/u);
  await expect.poll(async () => await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(3);
  await panel.getByRole('button', { name: 'Properties', exact: true }).click();
  await panel.getByRole('button', { name: 'Choose a picture for File', exact: true }).click();
  await tile(panel.getByRole('dialog', { name: 'Choose a picture' }), 'mark.png').click();
  await expect(panel.getByRole('textbox', { name: 'File', exact: true })).toHaveValue('/mark.png');
  await panel.getByRole('button', { name: 'Source', exact: true }).click();
  const source = panel.getByRole('textbox', { name: `Source of ${POST}` });
  await expect(source).toContainText('![](/dropped.png)');
  await expect(source).toContainText('src: /mark.png');
});

test('drops and pastes files, shows the error of the server, and removes discarded files', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  await openMedia(panel);
  const drop = await page.evaluateHandle((svg) => {
    const data = new DataTransfer();
    const type = 'image/svg+xml';
    data.items.add(new File([svg], '"><img src=x onerror=document.title=1>.svg', { type }));
    data.items.add(new File([svg.replace('<path', '<path onload="document.title=1"')], 'runs.svg', { type }));
    data.items.add(new File(['<html>'], 'page.png', { type: 'image/png' }));
    return data;
  }, SVG);
  await panel.locator('.rs-upload-area').dispatchEvent('drop', { dataTransfer: drop });
  const dialog = panel.getByRole('dialog', { name: 'Upload files' });
  await dialog.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(dialog.getByRole('alert')).toContainText(['"onload" runs a script', '“page.png” is not a file type']);
  await dialog.getByRole('button', { name: 'Remove page.png' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['%PDF-1.7\n%%EOF\n'], 'manual.pdf', { type: 'application/pdf' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(tile(panel, 'manual.pdf')).toBeVisible();
  await expect(panel.getByText('Not published yet')).toHaveCount(2);
  const drawing = panel.getByRole('list', { name: 'Media' }).locator('img[src*="waiting"]');
  await expect.poll(async () => await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(3);
  expect(await page.title()).not.toBe('1');
  expect(await listUploads(page)).toHaveLength(2);

  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Discard all' }).click();
  await panel.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(async () => await listUploads(page)).toEqual([]);
  await openMedia(panel);
  await expect(panel.getByText('Not published yet')).toHaveCount(0);
});

test('crops a rotated photograph correctly by pointer and keyboard, and keeps the bytes of an unchanged one', async ({
  page,
  site,
}) => {
  const panel = await openEditor(page, site);
  await openMedia(panel);
  const photo = await turnedPhoto(page);
  const files = ['Same.jpg', 'Part.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: photo }));
  await panel.locator('input[type=file]').setInputFiles(files);
  await panel.getByRole('button', { name: 'Crop Part.jpg' }).press('Enter');
  const dialog = panel.getByRole('dialog', { name: 'Crop and resize Part.jpg' });
  await dialog.getByRole('combobox', { name: 'Aspect ratio' }).selectOption('Square');
  await expect(dialog.getByText('Output: 80 × 80 pixels')).toBeVisible();
  const half = ((await dialog.locator('.rs-crop-frame').boundingBox())?.width ?? 0) / 2;
  await dialog.locator('.rs-crop-bottom-right').hover();
  await page.mouse.down();
  const corner = await dialog.locator('.rs-crop-bottom-right').boundingBox();
  const [x, y] = [(corner?.x ?? 0) + (corner?.width ?? 0) / 2, (corner?.y ?? 0) + (corner?.height ?? 0) / 2];
  await page.mouse.move(x - half, y - half, { steps: 4 });
  await expect(dialog.getByText(/^Output: (?:39|40|41) ×/u)).toBeVisible();
  await page.mouse.up();
  await dialog.getByRole('combobox', { name: 'Aspect ratio' }).selectOption('Square');
  await dialog.getByRole('application').focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('spinbutton', { name: 'From the top' })).toHaveValue('0');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(dialog.getByRole('spinbutton', { name: 'Width', exact: true })).toHaveValue('79');
  await dialog.getByRole('spinbutton', { name: 'Width', exact: true }).fill('80');
  await dialog.getByRole('spinbutton', { name: 'Output width' }).fill('40');
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
  await panel.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(panel.getByText('40 × 40')).toBeVisible();
  await expect(panel.getByText('80 × 120')).toBeVisible();
  const uploads = await listUploads(page);
  expect(uploads.find(({ path }) => path === 'public/same.jpg')?.id).toBe(idOf(photo));
  const colours = await panel
    .getByRole('listitem')
    .filter({ hasText: 'part.jpg' })
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [40, 40];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const colourAt = (x: number, y: number): string => {
        const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        return red > blue ? 'red' : 'blue';
      };
      return [colourAt(5, 5), colourAt(35, 5), colourAt(5, 35)];
    });
  expect(colours).toEqual(['blue', 'blue', 'red']);
});

test('renames a file in all texts that use it, and lists them when deleting', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  writeFileSync(join(site.folder, POST), `${readFileSync(join(site.folder, POST), 'utf8')}\n![The mark](/mark.png)\n`);
  site.git('commit', '--all', '--quiet', '--message=Use a picture');
  const panel = await openEditor(page, site);
  await openMedia(panel);
  await panel.getByRole('checkbox', { name: 'Unused only' }).check();
  await expect(tile(panel, 'mark.png')).toHaveCount(0);
  await expect(tile(panel, 'old.png')).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Unused only' }).uncheck();
  await panel.getByRole('searchbox', { name: 'Search media' }).fill('the mark');
  await expect(tile(panel, 'old.png')).toHaveCount(0);
  await tile(panel, 'mark.png').click();
  const details = panel.getByRole('dialog', { name: 'mark.png' });
  await expect(details.getByText('The mark')).toBeVisible();
  await details.getByRole('button', { name: 'Copy URL' }).click();
  await expect(details.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(async () => await navigator.clipboard.readText())).toBe('/mark.png');
  await details.getByRole('button', { name: 'Delete' }).click();
  const remove = panel.getByRole('dialog', { name: 'Delete mark.png?' });
  await expect(remove.getByRole('button', { name: POST })).toBeVisible();
  await remove.getByRole('button', { name: 'Cancel' }).click();
  await details.getByRole('button', { name: 'Rename or move' }).click();
  const field = details.getByRole('textbox', { name: 'New path' });
  await field.fill('public/mark.svg');
  await details.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(details.getByRole('alert')).toHaveText('Keep the extension .png.');
  await field.fill('public/brand/mark.png');
  await field.press('Enter');
  await expect(panel.getByText('Renamed, and updated in 1 file.')).toBeVisible();
  await panel.getByRole('searchbox', { name: 'Search media' }).fill('');
  await tile(panel, 'old.png').click();
  await panel.getByRole('dialog', { name: 'old.png' }).getByRole('button', { name: 'Delete' }).click();
  const second = panel.getByRole('dialog', { name: 'Delete old.png?' }).getByRole('button', { name: 'Delete' });
  await second.click();
  await expect(panel.getByText('Deleted')).toBeVisible();
  await panel.getByRole('button', { name: 'Page', exact: true }).click();
  const pageImage = page.locator('main').getByRole('img', { name: 'The mark' });
  await expect(pageImage).toHaveAttribute('src', /\/media\/file\?path=public%2Fmark\.png$/u);

  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(site.git('show', '--format=', '--name-status', 'main').split('\n').sort()).toEqual([
    'D\tpublic/old.png',
    `M\t${POST}`,
    'R100\tpublic/mark.png\tpublic/brand/mark.png',
  ]);
  expect(readFileSync(join(site.folder, POST), 'utf8')).toContain('![The mark](/brand/mark.png)');
});

test('reports a missing connection in the library, and continues when it is back', async ({ page, site, context }) => {
  const panel = await openEditor(page, site);
  await openMedia(panel);
  await context.setOffline(true);
  await panel.getByRole('searchbox', { name: 'Search media' }).fill('mark');
  await expect(panel.getByRole('alert')).toContainText('No connection');
  await panel.locator('input[type=file]').setInputFiles(png);
  await panel.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(panel.getByRole('dialog').getByRole('alert')).toHaveText(
    'No connection. Try again when you are online.',
  );
  await context.setOffline(false);
  await panel.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(panel.getByText('1 file uploaded.')).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

for (const [name, width, path] of [
  ['a wide window', 1440, '/en/blog/first-post'],
  ['a phone, in Arabic', 390, '/ar'],
] as const) {
  test(`axe finds no violations in the library and its dialogs: ${name}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    const panel = await openEditor(page, site, path);
    const check = async (view: string): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).include('recto-studio').analyze();
      expect(violations.map(({ id, nodes }) => [view, id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await openMedia(panel);
    await check('library');
    await panel.locator('input[type=file]').setInputFiles(png);
    await check('upload');
    await panel.getByRole('button', { name: 'Crop My Map.png' }).click();
    await expect(panel.getByRole('application')).toBeVisible();
    await check('crop');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await tile(panel, 'mark.png').click();
    await panel.getByRole('button', { name: 'Rename or move' }).click();
    await check('details');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}
