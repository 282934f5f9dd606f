/** What the operator says about a server. Nothing in it comes from the server itself. */
export interface ServerInfo {
  /** Tells servers apart, everywhere; never the self-reported `serverInfo.name`. */
  readonly id: string;
  /** The operator's name for the server. Absent: the id is shown. */
  readonly label?: string;
  /** Whether the operator trusts what the server says about its tools. Default false. */
  readonly trusted?: boolean;
  /** Default `streamable-http`, for which the protocol's rules are the strictest. */
  readonly transport?: 'streamable-http' | 'stdio' | 'other';
  /** The revision spoken with the server. Absent: the newest known here. */
  readonly protocolVersion?: string;
  /** The origin of the server's URL. */
  readonly origin?: string;
  /** Whether the server has the capability `tasks.requests.tools.call`. */
  readonly tasks?: boolean;
}
