type Receive = (message: unknown, ...more: readonly unknown[]) => unknown;

/**
 * Puts `pass` before whatever handler the transport's `onmessage` is given, now or later. A handler
 * that calls the one before it, as those of the SDKs do, hands on what it was given: that is passed
 * on as it is.
 */
export function interceptMessages(transport: object, pass: (message: unknown) => unknown): void {
  const wrapped = new WeakSet<object>();
  let current: unknown;
  const wrap = (handler: unknown) => {
    if (typeof handler !== 'function' || wrapped.has(handler)) return handler;
    const receive: Receive = (message, ...more) => {
      if (message === current && current !== undefined) {
        return (handler as Receive).call(transport, message, ...more);
      }
      const outer = current;
      current = pass(message);
      try {
        return (handler as Receive).call(transport, current, ...more);
      } finally {
        current = outer;
      }
    };
    wrapped.add(receive);
    return receive;
  };

  const inherited = accessorOf(transport);
  let own = inherited ? undefined : wrap(Reflect.get(transport, 'onmessage'));
  const get = () => (inherited ? inherited.get?.call(transport) : own);
  const set = (handler: unknown) => {
    if (inherited) inherited.set?.call(transport, wrap(handler));
    else own = wrap(handler);
  };
  if (inherited) set(get());
  Object.defineProperty(transport, 'onmessage', { configurable: true, enumerable: true, get, set });
}

/** The accessor of a transport that keeps its handler somewhere else, such as on a socket. */
function accessorOf(transport: object): PropertyDescriptor | null {
  for (let at: object | null = transport; at; at = Object.getPrototypeOf(at)) {
    const descriptor = Object.getOwnPropertyDescriptor(at, 'onmessage');
    if (descriptor) return descriptor.set ? descriptor : null;
  }
  return null;
}
