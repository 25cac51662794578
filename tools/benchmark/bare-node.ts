// The least that Node needs for the same answer: the bytes and the headers of one page, read once
// from the server whose origin is the first argument.
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const [origin = ''] = process.argv.slice(2);
// `fetch` would decompress the response.
const asked = get(origin, { headers: { 'accept-encoding': 'gzip', connection: 'close' } });
const [page] = (await once(asked, 'response')) as [IncomingMessage];
const body = await buffer(page);
const headers = Object.entries(page.headers).filter(
  ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
);
const server = createServer((_request, response) => {
  response.writeHead(200, headers.flat() as string[]).end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.error(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => process.exit(0));
