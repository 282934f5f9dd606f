import { isJsonObject } from '../../../JsonObject.js';
import { readMember } from '../../../readMember.js';
import { excerptOf } from '../../../text/excerptOf.js';
import type { Rule } from '../Definition.js';
import { firstFindings } from '../firstFindings.js';
import { nameWords } from '../verbs.js';

/** Parameters that have an honest use where a tool talks to a model. */
const ofModels =
  /(?:^|_)(?:system_prompt|(?:conversation|chat|message)_(?:history|log|transcript|context)|(?:previous|prior|earlier)_(?:messages|conversation|prompts?)|available_tools|tools?_list|other_tools)(?:_|$)/;
const ofNone =
  /(?:^|_)(?:(?:contents?|data|text|file)_from_(?:reading|file)|(?:full|entire|whole|complete)_(?:conversation|chat|context|messages|prompt|transcript)|chain_of_thought|(?:model|internal|inner|hidden|private)_(?:reasoning|thoughts?|monologue)|(?:other|previous|all)_tools?_(?:outputs?|results?|calls|descriptions)|(?:users?|all|your)_(?:secrets|passwords|credentials|tokens|private_keys)|env(?:ironment)?(?:_(?:vars?|variables?))?_dump|all_env(?:ironment)?(?:_vars?|_variables?)?|id_(?:rsa|ed25519|ecdsa)|etc_(?:passwd|shadow)|(?:bash|zsh|shell)_history|exfil\w*|sidenote)(?:_|$)/;
const modelTool =
  /^(?:agents?|ai|assistants?|bots?|chat|claude|completions?|conversations?|gemini|generate|gpt|inference|llms?|messages?|models?|ollama|openai|personas?|prompts?|subagent|threads?)$/;
/** None of them is without one of these. */
const pivot =
  /prompt|history|log|transcript|context|messages?|conversation|tool|from|full|thought|monologue|reasoning|secret|passw|credential|tokens|keys?|env|rsa|ed25519|ecdsa|passwd|exfil|sidenote/i;
const scalar = new Set<unknown>(['boolean', 'integer', 'number']);

/**
 * A parameter whose name reads as if it took something out of the conversation, or off the machine,
 * that the tool was not asked about. A guess over names alone: a password is an honest parameter.
 *
 * @see MCP specification 2026-07-28, server/tools, Security considerations
 */
export const sideChannel: Rule = ({ raw, input }) => {
  const parameters = input.filter(({ keyword, name }) => keyword === 'properties' && name !== null);
  if (!pivot.test(parameters.map(({ name }) => name).join(' '))) return [];
  const name = readMember(raw, 'name');
  const speaks = typeof name === 'string' && nameWords(name).some((word) => modelTool.test(word));
  const found = parameters.filter(({ name: parameter, schema }) => {
    if (isJsonObject(schema) && scalar.has(readMember(schema, 'type'))) return false;
    const words = nameWords(parameter ?? '').join('_');
    return ofNone.test(words) || (!speaks && ofModels.test(words));
  });
  return firstFindings(
    'schema.side-channel',
    found.map(({ path, name: parameter }) => ({
      path,
      params: { parameter: excerptOf(parameter ?? '') },
    })),
  );
};
