/** A limit, of which one end may be absent. */
export interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** A restriction of a value beside its type, or a remark on it, as structure. */
export type SchemaRule =
  | {
      readonly kind: 'range';
      readonly bounds: Bounds;
      /** Whether the value has to lie above `min`, below `max`, rather than at it. */
      readonly above: boolean;
      readonly below: boolean;
    }
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'length'; readonly bounds: Bounds }
  | { readonly kind: 'items'; readonly bounds: Bounds }
  | { readonly kind: 'members'; readonly bounds: Bounds }
  | { readonly kind: 'unique' }
  /** A regular expression. It is shown and never run: it is the server's. */
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'format'; readonly format: string }
  /** `additionalProperties`, where it is no schema. */
  | { readonly kind: 'otherNames'; readonly allowed: boolean }
  | { readonly kind: 'examples'; readonly values: readonly unknown[] }
  | { readonly kind: 'deprecated' | 'readOnly' | 'writeOnly' }
  /** `$schema`. */
  | { readonly kind: 'dialect'; readonly uri: string };
