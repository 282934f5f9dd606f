/** The MCP server behind the dev server's bridge; `null` in a static build, which has none. */
interface ImportMetaEnv {
  readonly MCP_SERVER: {
    readonly path: string;
    readonly label: string;
    readonly kind: 'command' | 'url';
  } | null;
}
