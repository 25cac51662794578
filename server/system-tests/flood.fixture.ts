// A process of its own, which can be held to one core: posts forms that break a rule at a steady
// rate, and meanwhile visits like everybody else. Arguments: the server's origin and process, and
// for how many minutes. Each minute it prints a `Minute`.
import { readFileSync } from 'node:fs';
import { Agent, request, type RequestOptions } from 'node:http';
import { href } from '../../domain/routes.ts';

export interface Minute {
  /** The answers to the flood by their status; 0 where the connection broke. */
  answers: Record<number, number>;
  visits: number;
  failedVisits: number;
  /** Of the visits, in milliseconds; one that failed counts as a minute. */
  p99: number;
  /** The memory of the server in megabytes. */
  memory: number;
}

const floodPerSecond = 1000;
const visitsPerSecond = 20;
const [origin = '', serverProcess = '', minutes = '1'] = process.argv.slice(2);

const tooLong = { name: '', email: 'x', message: 'a'.repeat(1970) };
const wrongForm = new URLSearchParams(tooLong).toString();
const attackers = new Agent({ keepAlive: true, maxSockets: 1500 });
const newConnection = new Agent();

/** @returns the status, once the whole answer has arrived; 0 where the connection broke */
function send(path: string, from: string, agent: Agent, form?: string): Promise<number> {
  const headers = {
    'x-forwarded-for': from,
    ...(form !== undefined && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': form.length,
    }),
  };
  const options: RequestOptions = { agent, headers, method: form === undefined ? 'GET' : 'POST' };
  return new Promise((resolve) => {
    request(`${origin}${path}`, options, (answer) => {
      answer.on('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0)).resume();
    })
      .on('error', () => resolve(0))
      .end(form);
  });
}

let { answers, times, failedVisits } = nothing();

function nothing() {
  return { answers: {} as Record<number, number>, times: [] as number[], failedVisits: 0 };
}

/** From an address that no other one of the minute has. */
async function attack(count: number): Promise<void> {
  const from = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  const status = await send(href('join', count % 2 ? 'en' : 'pt'), from, attackers, wrongForm);
  answers[status] = (answers[status] ?? 0) + 1;
}

async function visit(count: number): Promise<void> {
  const from = `192.0.${(count >> 8) & 255}.${count & 255}`;
  const form = new URLSearchParams({ name: 'Ana', email: `ana${count}@example.org` }).toString();
  const begun = performance.now();
  const status =
    count % 4 === 0
      ? await send(href('join', 'en'), from, newConnection, form)
      : await send(count % 4 === 1 ? '/' : '/pt', from, newConnection);
  const isServed = status === 200 || status === 303;
  times.push(isServed ? performance.now() - begun : 60_000);
  if (!isServed) failedVisits += 1;
}

function report(): void {
  const memory = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${serverProcess}/status`, 'utf8'));
  const inOrder = times.toSorted((one, other) => one - other);
  const minute: Minute = {
    answers,
    visits: times.length,
    failedVisits,
    p99: Math.round(inOrder[Math.floor(times.length * 0.99)] ?? 0),
    memory: Math.round(Number(memory?.[1]) / 1000),
  };
  ({ answers, times, failedVisits } = nothing());
  console.log(JSON.stringify(minute));
}

const begun = performance.now();
let [attacks, visits, reports] = [0, 0, 0];
setInterval(() => {
  const seconds = (performance.now() - begun) / 1000;
  for (; attacks < seconds * floodPerSecond; attacks += 1) void attack(attacks);
  for (; visits < seconds * visitsPerSecond; visits += 1) void visit(visits);
  if (seconds < (reports + 1) * 60) return;
  report();
  reports += 1;
  if (reports === Number(minutes)) process.exit();
}, 5);
