const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const secrets = wordsOf(
  'password passwords passwd pwd passphrase passphrases secret secrets token apikey accesskey privatekey accesstoken authtoken credential credentials authorization bearer jwt cookie cookies sessionid ssn passport iban cvv cvc email emails phone telephone',
);
/** Two words, joined by a low line. */
const pairs = wordsOf(
  'api_key api_keys access_key access_keys private_key private_keys secret_key signing_key encryption_key session_id e_mail card_number card_no credit_card social_security api_tokens access_tokens auth_tokens refresh_tokens session_tokens',
);
/** Tokens that are counted, turn a page or are drawn with; `max_token` is one of a text. */
const plain = wordsOf('max min num page next previous prev continuation cursor resume sync design');
/** What is said about a secret does not tell it. */
const aspects = wordsOf(
  'count limit budget length size type kind policy name template status format url uri endpoint enabled required strength ttl expiry symbol usage model',
);

/**
 * Whether a name in English, as the words in it, reads like something that only two should know, or
 * that tells who a person is. A guess: `max_tokens` and `password_length` are none.
 */
export function readsLikeSecret(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    if (aspects.has(words[at + 1] ?? '')) return false;
    if (word === 'token' && plain.has(before)) return false;
    return secrets.has(word) || pairs.has(`${before}_${word}`);
  });
}
