import {
  Server,
  WebStandardStreamableHTTPServerTransport,
  createMcpHandler,
  isLegacyRequest,
} from '@modelcontextprotocol/server';
import { callTool, describeTools } from './call-tool.ts';
import type { McpOptions } from './mcp-options.ts';
import { PAGE_TEMPLATE, listResources, readResource } from './page-resources.ts';
import { createTools } from './tools/create-tools.ts';

/** Responds to a message after the checks of the endpoint. */
export type ServeMessage = (request: Request, message: unknown) => Promise<Response>;

/**
 * Creates the protocol handler with the official library. Every message gets a new, stateless server. Clients of the
 * current protocol and of the 2025 versions, which send `initialize` first, are served alike, with JSON and never a
 * stream.
 */
export function serveMcp(options: McpOptions): ServeMessage {
  const create = createServerFactory(options);
  // The list of tools does not change while the server runs, and changes of the page list are not announced, so
  // subscriptions are not allowed.
  const handler = createMcpHandler(create, { legacy: 'reject', maxSubscriptions: 0 });
  return async (request, message) =>
    (await isLegacyRequest(request, message))
      ? await respondLegacy(create(), request, message)
      : await handler.fetch(request, { parsedBody: message });
}

async function respondLegacy(server: Server, request: Request, message: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

function createServerFactory(options: McpOptions): () => Server {
  const { site, version } = options;
  const tools = createTools(options);
  const described = describeTools(tools);
  const { title, url } = site;
  const information = { name: title, title, version, ...(url !== undefined && { websiteUrl: url }) };
  return () => {
    const server = new Server(information, {
      capabilities: { tools: {}, resources: {} },
      instructions: `Reads the website ${title}. Find pages with search or list_pages, then read them with get_page. Everything is read-only and public.`,
    });
    server.setRequestHandler('tools/list', () => ({ tools: described }));
    server.setRequestHandler('tools/call', async ({ params }) =>
      callTool(tools, params.name, params.arguments, options),
    );
    server.setRequestHandler('resources/list', async ({ params }) => listResources(params?.cursor, options));
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [PAGE_TEMPLATE] }));
    server.setRequestHandler('resources/read', async ({ params }) => readResource(params.uri, options));
    return server;
  };
}
