#!/usr/bin/env node
/**
 * Starts the Firefox in RECTO_FIREFOX and forwards the WebDriver BiDi messages between it and Playwright. Playwright
 * sends `emulation.setMediaFeaturesOverride` for every context, which Firefox ESR does not support. For Playwright's
 * default colour scheme this proxy responds with success, since a preference of the profile sets it. Any other value is
 * forwarded, so Firefox rejects it and the test fails.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const firefox = spawn(process.env.RECTO_FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));

createInterface(firefox.stderr).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else listen(address);
});

/** Starts the proxy and prints its URL in the format of Firefox, which Playwright parses. */
function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    connect(playwright, new WebSocket(address + url, { maxPayload: 0, perMessageDeflate: false }));
  });
}

function connect(playwright, browser) {
  const opened = new Promise((resolve) => browser.on('open', resolve));
  playwright.on('message', async (data) => {
    const text = data.toString();
    await opened;
    const response = createResponse(JSON.parse(text));
    if (response) playwright.send(JSON.stringify(response));
    else browser.send(text);
  });
  browser.on('message', (data) => playwright.send(data.toString()));
  for (const [one, other] of [
    [playwright, browser],
    [browser, playwright],
  ]) {
    one.on('close', () => other.close());
    one.on('error', () => other.close());
  }
}

function createResponse({ id, method, params }) {
  const { 'prefers-color-scheme': scheme = 'light' } = params.features ?? {};
  return method === 'emulation.setMediaFeaturesOverride' && scheme === 'light'
    ? { type: 'success', id, result: {} }
    : undefined;
}
