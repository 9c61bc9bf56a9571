import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { en } from '../../src/ui/i18n/en'
import { core } from '../../src/ui/i18n/zh.core'
import { community } from '../../src/ui/i18n/zh.community'
import { spacesAndAdmin } from '../../src/ui/i18n/zh.spaces-and-admin'
import { sourcesUnder, textOf } from '../support/source-files'

const zh = { ...core, ...community, ...spacesAndAdmin, toast: { ...core.toast, ...community.toast } }

/** Words that are the same in both languages, because they are names or examples. */
const SAME_IN_BOTH: ReadonlySet<string> = new Set([
  'app.name',
  'app.english',
  'app.chinese',
  'action.ok',
  'group.id',
  'role.ai',
  'spaceCard.others',
  'signIn.emailPlaceholder',
  'looper:menu.influshare',
  'looper:menu.api',
  'looper:foot.api',
  'looper:table.csv',
  'looper:info.pid',
  'looper:weights.x',
  'looper:admins.uid',
  'looper:edit.tagsHint',
])

const PLURAL = /_(?:zero|one|two|few|many|other)$/

function flatten(words: object, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)]],
  )
}

/** The translations of each lazy feature and of charts, by folder. */
const features = import.meta.glob<Readonly<Record<string, object>>>(
  ['../../src/ui/features/*/translations.{en,zh}.ts', '../../src/ui/charts/translations.{en,zh}.ts'],
  { eager: true },
)
const wordsOfFeatures = (language: 'en' | 'zh'): [string, string][] =>
  Object.entries(features).flatMap(([file, exported]) => {
    const [, name, of] = /([^/]+)\/translations\.(\w+)\.ts$/.exec(file) ?? []
    return of === language ? Object.values(exported).flatMap((words) => flatten(words, `${name ?? ''}:`)) : []
  })

const english = new Map([...flatten(en), ...wordsOfFeatures('en')])
const chinese = new Map([...flatten(zh), ...wordsOfFeatures('zh')])
const withoutFeature = (key: string) => key.replace(/^[\w-]+:/, '')
const namesOf = (words: ReadonlyMap<string, string>) =>
  [...new Set([...words.keys()].map((key) => key.replace(PLURAL, '')))].sort()
const holes = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name ?? '').sort()

/** All string literals in the UI's code. A template literal counts as its fixed prefix followed by `*`. */
function stringsInUi(): ReadonlySet<string> {
  const found = new Set<string>()
  for (const file of sourcesUnder('src/ui').filter(
    (one) => !one.startsWith('src/ui/i18n/') && !/\/translations\.(?:en|zh)\.ts$/.test(one),
  )) {
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) found.add(node.text)
      if (ts.isTemplateExpression(node)) found.add(`${node.head.text}*`)
      node.forEachChild(visit)
    }
    visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, false))
  }
  return found
}

describe('The translations of the UI', () => {
  it('this test finds more than 50 English texts', () => {
    expect(english.size).toBeGreaterThan(50)
  })

  it('the translations of both languages have the same keys', () => {
    expect(namesOf(chinese)).toEqual(namesOf(english))
  })

  it('every text differs between English and Chinese, except names and examples', () => {
    const untranslated = [...chinese].filter(([key, text]) => text === english.get(key) && !SAME_IN_BOTH.has(key))
    expect(untranslated).toEqual([])
  })

  it('no translation has an empty text', () => {
    expect([...english, ...chinese].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('each translated text has the same placeholders in both languages', () => {
    const different = [...chinese].filter(([key, text]) => {
      const original = english.get(key)
      return original !== undefined && holes(original).join() !== holes(text).join()
    })
    expect(different).toEqual([])
  })

  it('the code uses every translation', () => {
    const strings = stringsInUi()
    const beginnings = [...strings].filter((one) => /^[\w-]+\..*\*$/.test(one)).map((one) => one.slice(0, -1))
    const unused = namesOf(english)
      .map(withoutFeature)
      .filter((key) => !strings.has(key) && !beginnings.some((start) => key.startsWith(start)))
    expect(unused).toEqual([])
  })

  it('every key that the code uses has a translation', () => {
    const names = new Set(namesOf(english).map(withoutFeature))
    const groups = new Set(Object.keys(en))
    const looksLikeKey = (text: string) => /^[a-z]\w*(?:\.\w+)+$/i.test(text) && groups.has(text.split('.')[0] ?? '')
    expect([...stringsInUi()].filter((text) => looksLikeKey(text) && !names.has(text))).toEqual([])
  })
})
