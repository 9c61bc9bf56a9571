import { describe, expect, it } from 'vitest'
import { chatRefusalsZh } from '../../../../src/adapters/simulator/refusal-texts/refusals-chat.zh'
import { featureRefusalsZh } from '../../../../src/adapters/simulator/refusal-texts/refusals-features.zh'
import { makeReaderLanguages } from '../../../../src/adapters/simulator/refusal-texts/reader-languages'
import { translateRefusal } from '../../../../src/adapters/simulator/refusal-texts/refusal-texts'
import { sourcesUnder, textOf } from '../../../support/source-files'

const translated = { ...chatRefusalsZh, ...featureRefusalsZh }
const countOf = (text: string): number => text.split('{}').length - 1

/** Code whose sentences are no refusals: what simulated people and bots say, and what the server logs. */
const NO_REFUSALS =
  /\/(?:browser-host|node|seed|dialogue|refusal-texts|shared-links|object-storage)\/|seed\.ts$|(?:bot-father|group-helper|polls|levels|spaces|device-name|passkey-provider|push-texts|recap-text|webhook-delivery|webhook-client|preview-tags|script|influencers|memes|x-activity|requests)\.ts$/

/** Generated names, and the names of current events. */
const NAMES: readonly string[] = ['Visitor {}', 'Member {}', 'Sunset walk on Friday', 'Picnic on the meadow']

/** The sentences in the code: string literals that begin with a capital letter and have several words. */
const sentencesIn = (file: string): readonly string[] =>
  textOf(file)
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/\/|\/\*\*|import )|new Error\(/.test(line))
    .flatMap((line) => [...line.matchAll(/'([A-Z](?:[^'\\])*? [^'\\]*)'|`([A-Z](?:[^`\\])*? [^`\\]*)`/g)])
    .map(([, plain, template]) => plain ?? template?.replaceAll(/\$\{[^}]*\}/g, '{}') ?? '')

describe('Refusals in the language of the reader', () => {
  it('each sentence with which the server refuses has a Chinese text', () => {
    const files = sourcesUnder('src/adapters/simulator').filter((file) => !NO_REFUSALS.test(file))
    const missing = files.flatMap((file) =>
      sentencesIn(file)
        .filter((sentence) => !(sentence in translated) && !NAMES.includes(sentence))
        .map((sentence) => `${file}: ${sentence}`),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(missing).toEqual([])
  })

  it('each Chinese text has as many blanks as the English text, and no English words', () => {
    for (const [english, chinese] of Object.entries(translated)) {
      expect([english, countOf(chinese)]).toEqual([english, countOf(english)])
      expect(chinese.replaceAll(/\b(?:X|LOOP|KB|_bot)\b/g, '')).not.toMatch(/[A-Za-z]{2}/)
    }
  })

  it.each([
    ['zh', 'This space is over', '该空间已结束'],
    ['zh-CN', 'A message has at most 64 KB', '消息最大 64 KB'],
    ['zh', 'Level 3 begins at 1,000 LOOP', '3 级需要质押 1,000 LOOP'],
    ['zh', 'Links to a.example are not allowed here', '这里不允许发送指向 a.example 的链接'],
    ['en', 'This space is over', 'This space is over'],
    ['fr', 'This space is over', 'This space is over'],
    [null, 'This space is over', 'This space is over'],
    ['zh', 'A text that nobody translated', 'A text that nobody translated'],
  ])('a reader of %s reads “%s” as “%s”', (language, words, read) => {
    expect(translateRefusal(language, words)).toBe(read)
  })

  it('a name with the sign of a blank stays as it is', () => {
    expect(translateRefusal('zh', 'The least that can be withdrawn is 5 {}')).toBe('最少提现 5 {}')
  })

  it('the server remembers the language of at most 10,000 sessions, the latest', () => {
    const readers = makeReaderLanguages()
    for (let n = 0; n <= 10_000; n += 1) readers.note(`token ${n}`, 'zh')
    expect([readers.of('token 0'), readers.of('token 1'), readers.of('token 10000')]).toEqual([null, 'zh', 'zh'])
  })
})
