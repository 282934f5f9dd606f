/** `label`: one line, such as a name. `text`: its line breaks mean something. */
export type TextKind = 'label' | 'text';
