import { randomUUID } from 'node:crypto';
import {
  type JSONRPCMessage,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { errorAnswer } from './errorAnswer.js';
import type { ServerCommand } from './readUpstream.js';
import { type Child, startChild } from './startChild.js';

/** Milliseconds without any open request after which a session counts as abandoned. */
const ABANDONED = 30_000;

/** Told about a session's beginning, once a client initializes it, and about its end. */
export interface SessionEvents {
  onStart(id: string): void;
  onEnd(id: string): void;
}

/**
 * One client's session with a server of its own over stdio: the client's handshake, its
 * capabilities and its request ids belong to it alone, so nothing has to be rewritten between two
 * clients. Messages pass as they are; what is inside them is not read.
 */
export class StdioSession {
  readonly #transport: WebStandardStreamableHTTPServerTransport;
  readonly #events: SessionEvents;
  readonly #pending = new Set<string | number>();
  #child: Child | null = null;
  #waiting: JSONRPCMessage[] = [];
  #listening = false;
  #openRequests = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Starts no server before a client initializes the session. */
  constructor(command: ServerCommand, events: SessionEvents) {
    this.#events = events;
    this.#transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        events.onStart(id);
        this.#child = startChild(command, {
          onMessage: (message) => this.#fromServer(message as JSONRPCMessage),
          onEnd: (reason) => this.#fail(reason),
        });
      },
    });
    this.#transport.onmessage = (message) => this.#fromClient(message);
    this.#transport.onclose = () => this.end();
  }

  /** Answers one HTTP request of this session. `write` resolves once the answer is through. */
  async serve(request: Request, write: (response: Response) => Promise<void>): Promise<void> {
    this.#openRequests += 1;
    clearTimeout(this.#timer);
    try {
      const response = await this.#transport.handleRequest(request);
      const isEventStream = request.method === 'GET' && response.ok;
      if (isEventStream) this.#startListening();
      await write(response);
      if (isEventStream) this.#listening = false;
    } finally {
      this.#openRequests -= 1;
      if (this.#openRequests === 0) {
        this.#timer = setTimeout(() => this.end(), ABANDONED).unref();
      }
    }
  }

  /** Ends the session and its server. */
  end(): void {
    const child = this.#child;
    const id = this.#transport.sessionId;
    if (child === null || id === undefined) return;
    this.#child = null;
    clearTimeout(this.#timer);
    child.stop();
    this.#events.onEnd(id);
    this.#transport.close().catch(() => {});
  }

  #fromClient(message: JSONRPCMessage): void {
    if ('method' in message && 'id' in message) this.#pending.add(message.id);
    this.#child?.send(message);
  }

  #fromServer(message: JSONRPCMessage): void {
    // Between the handshake and the client's event stream there is nobody to tell.
    if ('method' in message && !this.#listening) this.#waiting.push(message);
    else this.#toClient(message);
  }

  #startListening(): void {
    this.#listening = true;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const message of waiting) this.#toClient(message);
  }

  #toClient(message: JSONRPCMessage): void {
    if (!('method' in message) && message.id !== undefined) this.#pending.delete(message.id);
    // An answer to a request that the client has given up has nowhere to go.
    this.#transport.send(message).catch(() => {});
  }

  #fail(reason: string): void {
    for (const id of [...this.#pending]) this.#toClient(errorAnswer(id, reason));
    this.end();
  }
}
