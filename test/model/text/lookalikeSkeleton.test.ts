import { describe, expect, test } from 'vitest';
import { lookalikeSkeleton } from '../../../src/model/text/lookalikeSkeleton.js';

describe('two names that look alike have one skeleton', () => {
  test.each([
    ['list_files', '1ist_files'],
    ['list_files', 'Iist_files'],
    ['list_files', '|ist_files'],
    ['get_o', 'get_0'],
    ['get_model', 'get_rnodel'],
    ['view', 'vievv'],
    ['scope', '\u0455\u0441\u043e\u0440\u0435'],
    ['KAPTA', '\u041a\u0410\u0420\u0422\u0410'],
    ['NOTE', '\u039d\u039f\u03a4\u0395'],
    ['ADA', '\u13aaD\u13aa'],
    ['nou', '\u0578\u0585\u057d'],
    ['read', '\uff52\uff45\uff41\uff44'],
    ['read', '\u{1d42b}\u{1d41e}\u{1d41a}\u{1d41d}'],
    ['init', '\u0131n\u0131t'],
    ['tag', 't\u0251\u0261'],
    ['send_mail', 'send\u00ad_mail'],
    ['send_mail', '\ufeffsend\u200b_\u2060ma\u034fil\u{e0041}'],
    ['send_mail', 'send\u202e_mail\u202c\u3164'],
    ['read-file', 'read\u2010file'],
    ['read-file', 'read\u2013file'],
    ['file', '\ufb01le'],
    ['caf\u00e9', 'cafe\u0301'],
    ['Read', 'read'],
  ])('%j and %j', (one, other) => {
    expect(lookalikeSkeleton(other)).toBe(lookalikeSkeleton(one));
  });
});

describe('two names that do not look alike have two', () => {
  test.each([
    ['search_mail', 'search_web'],
    ['read_file', 'read_files'],
    ['get_a', 'get_b'],
    ['cafe', 'caf\u00e9'],
    ['\u0444\u0430\u0439\u043b', '\u0444\u0430\u0439\u043b\u044b'],
    ['\u8aad\u8fbc', '\u66f8\u8fbc'],
    ['v1', 'v2'],
  ])('%j and %j', (one, other) => {
    expect(lookalikeSkeleton(other)).not.toBe(lookalikeSkeleton(one));
  });
});
