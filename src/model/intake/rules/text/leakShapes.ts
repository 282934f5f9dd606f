import type { Shape } from './findShape.js';

/** Not a demand: what can be done, or is not to be. */
const notAsked = /(?:\b(?:to|can|could|may|might|will|not|never|whether)|n't) $/i;

/** What asks for files, words or keys that the tool has no business with. */
export const leakShapes: readonly Shape[] = [
  {
    words:
      /\b(?:send|forward|upload|post|transmit|leak|exfiltrate) (?:the |your |me |all |of |a copy of )*(?:full|entire|whole|complete|previous) (?:[a-z]+ )?(?:conversation|chat|dialogue)\b/gi,
    unlessBefore: notAsked,
  },
  {
    words:
      /\b(?:include|pass|put|append|add|provide|copy|paste|send|attach) (?:the |your )?(?:(?:full|entire|whole|complete|all) (?:of )?(?:the )?(?:conversation|chat|message|prior messages?)[a-z ]{0,20}|(?:full |entire |whole )?system prompt) (?:in|into|as|to|with|here)\b/gi,
    unlessBefore: /(?:\b(?:to|can|could|may|might|will|not|never|whether)|n't) (?:[^.!?]* )?$/i,
  },
  { words: /(?:^|[.!?:>;\n] ?|\b(?:and|then) )exfiltrate\b/gi },
  {
    words:
      /\b(?:reveal|print|repeat|output|send|expose|dump|leak) (?:me )?your (?:full |entire |hidden )?system prompt\b/gi,
  },
  {
    words:
      /\b(?:send|upload|post|forward|transmit|copy|leak) [^!?\n]{0,60}?(?:\b(?:secrets|credentials|passwords|private keys?|environment variables|env vars|api keys|access tokens|session cookies|ssh keys?|conversation|chat history|chat|system prompt|home directory|id_rsa)|\.env)\b[^.!?\n]{0,60}? to (?:https?:|[\w.+-]{1,64}@|[\w-]{1,60}\.(?:example|com|io|net|org|xyz)\b)/gi,
    unlessBefore: notAsked,
  },
  // A file that holds keys, and what to do with what is in it.
  {
    words:
      /(?:[\\/]\.(?:ssh|aws|gnupg|kube)\b|\bid_(?:rsa|ed25519|ecdsa)\b(?!\.pub)|\/etc\/(?:passwd|shadow)\b|\b(?:mcp|claude_desktop_config)\.json\b|\.(?:bash|zsh)_history\b|\.(?:netrc|npmrc|git-credentials)\b|(?:^|[\s"'(/])\.env\b)[^!?\n]{0,120}?\b(?:pass|send|include|put|paste|append|attach|forward|submit|provide|upload|embed|supply|place|insert|add) (?:[\w-]+ ){0,3}?(?:contents?|it|them|everything|that|text|value|values)\b(?: [\w.'"~/-]+){0,4}? (?:in|as|to|into|with|through|via)\b/gi,
  },
  {
    words:
      /\b(?:pass|send|include|put|paste|append|attach|forward|submit|upload|embed|supply|place|insert) (?:[\w-]+ ){0,3}?(?:contents?|text|values?) of (?:[\w-]+ ){0,4}?["']?[^\s"']{0,40}(?:[\\/]\.(?:ssh|aws|gnupg|kube)\b|\bid_(?:rsa|ed25519|ecdsa)\b(?!\.pub)|\/etc\/(?:passwd|shadow)\b|mcp\.json\b|\.(?:bash|zsh)_history\b|\.(?:netrc|npmrc|git-credentials)\b|\.env\b)[^\s"']{0,40}["']? (?:[\w-]+ )?(?:here|in|as|to|into|with)\b/gi,
    unlessBefore: notAsked,
  },
  {
    words:
      /\b(?:read|open|load|cat|take|fetch|get) (?:[\w-]+ ){0,4}?["']?[^\s"']{0,40}(?:[\\/]\.(?:ssh|aws|gnupg|kube)\b|\bid_(?:rsa|ed25519|ecdsa)\b(?!\.pub)|\/etc\/(?:passwd|shadow)\b|mcp\.json\b|\.(?:bash|zsh)_history\b|\.(?:netrc|npmrc|git-credentials)\b)[^!?\n]{0,60}? and (?:send|include|pass|attach|upload|forward|append|put|paste|add) (?:it|them|that|(?:the|its|their) contents?)\b/gi,
    unlessBefore: notAsked,
  },
  {
    words:
      /\b(?:collect|gather|harvest|grab|extract) (?:all |any |the |every |your )*(?:api keys?|credentials|passwords|secrets|tokens|cookies|private keys|environment variables)\b[^.!?\n]{0,60}\b(?:and|then) (?:pass|send|include|put|upload|forward|post|add|attach)\b/gi,
    unlessBefore: notAsked,
  },
];
