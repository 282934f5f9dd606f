import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { eachLine } from './eachLine.js';
import type { ServerCommand } from './readUpstream.js';

/** How much of a server's own words is kept for the case that it fails. */
const TAIL = 4_000;
/** Milliseconds for a server to leave by itself once its input has ended. */
const GRACE = 1_000;

/** A running MCP server that speaks over its standard input and output. */
export interface Child {
  /** Sends one message, as it is. */
  send(message: unknown): void;
  /** Ends the input and, a second later, whatever still runs. */
  stop(): void;
}

/** What a server says, and how it ends. */
export interface ChildEvents {
  /** One JSON object that the server wrote, not checked further. */
  onMessage(message: object): void;
  /** Called once. The reason is for people: how it ended and what it last wrote. */
  onEnd(reason: string): void;
}

const running = new Set<ChildProcess>();

/**
 * Starts a server over stdio. It gets this process's whole environment, since that is how keys are
 * handed to it, and a process group of its own, so that what a shell or `npx` started ends with it.
 */
export function startChild(command: ServerCommand, { onMessage, onEnd }: ChildEvents): Child {
  const child = launch(command);
  let said = '';
  const remember = (text: string) => {
    said = (said + text).slice(-TAIL);
  };
  const end = (what: string) => {
    if (!running.delete(child)) return;
    const words = stripVTControlCharacters(said).trim();
    onEnd(words === '' ? what : `${what}\n\n${words}`);
  };
  endWithProcess();
  running.add(child);
  eachLine(child.stdout, (line) => {
    const message = parse(line);
    if (message === null) remember(`${line}\n`);
    else onMessage(message);
  });
  child.stderr?.setEncoding('utf8').on('data', remember);
  // A server that is gone cannot be written to: `close` says what became of it.
  child.stdin?.on('error', () => {});
  child.on('error', (error) => end(`The server could not be started: ${error.message}`));
  child.on('close', (code, signal) => {
    end(`The server ended ${signal === null ? `with exit code ${code}` : `by ${signal}`}.`);
  });
  return {
    send: (message) => child.stdin?.write(`${JSON.stringify(message)}\n`),
    stop: () => {
      child.stdin?.end();
      setTimeout(() => kill(child, 'SIGTERM'), GRACE).unref();
      setTimeout(() => kill(child, 'SIGKILL'), 3 * GRACE).unref();
    },
  };
}

function launch(command: ServerCommand): ChildProcess {
  const options = { detached: process.platform !== 'win32', windowsHide: true } as const;
  return command.kind === 'shell'
    ? spawn(command.line, { ...options, shell: true })
    : spawn(command.file, command.args, options);
}

function kill(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (!running.has(child) || child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { windowsHide: true });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended in the meantime.
  }
}

let watching = false;

/** Lets no server outlive this process. */
function endWithProcess(): void {
  if (watching) return;
  watching = true;
  const killAll = () => {
    for (const child of running) kill(child, 'SIGKILL');
  };
  process.once('exit', killAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      killAll();
      // With nobody else to answer the signal, it does what it does by default.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}

function parse(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
