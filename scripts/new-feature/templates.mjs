/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The files of a new feature by their paths.
 * @param {string} name
 * @returns {Readonly<Record<string, string>>}
 */
export const filesOf = (name) => {
  const Name = capital(name)
  return {
    [`src/domain/${name}/${name}.ts`]: `import * as t from 'io-ts'
import { query } from '../query'

/** One row of the list. */
export const ${Name}Row = t.strict({ id: t.string, title: t.string }, '${Name}Row')
export type ${Name}Row = t.TypeOf<typeof ${Name}Row>

/** The list, in pages of 20. */
export const ${name}Query = query('${name}/list', { input: t.strict({}), item: ${Name}Row, idOf: ({ id }) => id })
`,
    [`src/domain/${name}/feature.ts`]: `import { sliceOf, defineFeature } from '../event-log'
import { ${name}Query } from './${name}'

export const ${name} = defineFeature({
  name: '${name}', account: { messages: ${name}Query.messages, cells: () => ({ list: sliceOf(${name}Query.reducer) }) },
})
`,
    [`src/domain/${name}/index.ts`]: `export { ${name} } from './feature'
export * from './${name}'
`,
    [`src/application/features/${name}/${name}.ts`]: `import type { TaskEither } from 'fp-ts/TaskEither'
import { ${name}, ${name}Query, type ${Name}Row } from '../../../domain/${name}'
import type { Failure } from '../../../domain/kernel/failure'
import type { Page } from '../../../domain/query'
import { accountEffects } from '../../effect'
import { featureBody } from '../../features'

/** What only this feature asks a server for. */
export interface ${Name}Port {
  /** Pages count from 1. */
  readonly list: (page: number) => TaskEither<Failure, Page<${Name}Row>>
}

export const ${name}Body = featureBody(${name}, (_needs, port: ${Name}Port) => ({
  account: {
    '${name}/list': {
      read: accountEffects.read(${name}Query.read, {
        call: ({ page }) => port.list(page === null ? 1 : Number(page)), done: ${name}Query.loaded, failed: ${name}Query.failed,
      }),
    },
  },
  streams: undefined,
}))
`,
    [`src/adapters/wire/${name}.ts`]: `import * as t from 'io-ts'
import { ${Name}Row } from '../../domain/${name}'
import { get, Whole } from './call'
import { cleanName } from './clean-name'
import { entity, PlainId, RawName } from './fields'
import { listAnswer } from './list'

const RowWire = entity('${Name}Row', ${Name}Row.is, t.type({ id: PlainId, title: RawName }),
  ({ id, title }): ${Name}Row | null => (cleanName(title, '') === '' ? null : { id, title: cleanName(title, '') }),
  (row) => row)

export const ${name.toUpperCase()}_PAGE = 20

export const ${name}Calls = {
  list: get('/api/${name}/list', t.strict({ page: Whole, limit: Whole }), ({ limit }) => listAnswer(RowWire, limit)),
} as const
`,
    [`src/adapters/rest/${name}.ts`]: `import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ${Name}Port } from '../../application/features/${name}/${name}'
import { ${name.toUpperCase()}_PAGE, ${name}Calls } from '../wire/${name}'
import type { RestClient } from './rest-client'

export const make${Name} = (rest: RestClient): ${Name}Port => ({
  list: (page) => pipe(rest.call(${name}Calls.list, { page, limit: ${name.toUpperCase()}_PAGE }), TE.map(({ items, dropped }) => {
    rest.countDropped(dropped)
    return { items, next: items.length + dropped < ${name.toUpperCase()}_PAGE ? null : String(page + 1) }
  })),
})
`,
    [`src/adapters/features/${name}.module.ts`]: `import { ${name}Body } from '../../application/features/${name}/${name}'
import { make${Name} } from '../rest/${name}'
import type { RestClient } from '../rest/rest-client'
import { T } from '../tokens'
import { featureModule } from './feature-module'

export const module = featureModule(${name}Body, (port) => port.toResolvedValue((rest: RestClient) => make${Name}(rest), [T.rest]).inSingletonScope())
`,
    [`src/adapters/simulator/features/${name}.server.ts`]: `import * as E from 'fp-ts/Either'
import { allOf } from '../../wire/list'
import { ${name}Calls } from '../../wire/${name}'
import { pageOf } from '../world/views'
import type { ServerFeature } from './server-feature'

/** What the town has of it. */
const ROWS = ['First', 'Second', 'Third'].map((title, at) => ({ id: String(at + 1), title }))

export const server: ServerFeature = {
  routes: (to) => { to.known(${name}Calls.list, ({ page, limit }) => E.right(allOf(pageOf(ROWS, page, limit)))) },
}
`,
    [`src/ui/features/${name}/screens.tsx`]: `import type { FeatureWords } from '../../i18n/resources'
import { ${Name}Screen } from './${Name}Screen'

declare module '../../i18n/resources' { interface Resources { readonly ${name}: typeof import('./translations.en').en } }

export const screens = { '/${name}': ${Name}Screen }

export const words: FeatureWords = { en: async () => (await import('./translations.en')).en, zh: async () => (await import('./translations.zh')).zh }
`,
    [`src/ui/features/${name}/${Name}Screen.tsx`]: `import { Inbox } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ${name}Body } from '../../../application/features/${name}/${name}'
import { ${name}Query } from '../../../domain/${name}'
import { useAccountState, useFeature } from '../../app/use-feature'
import { paths } from '../../app/paths'
import { Button } from '../../components/form/Button'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { Section, SubPage } from '../../components/layout/SubPage'

/** /${name} */
export function ${Name}Screen(): ReactNode {
  const { cells, dispatchToAccount } = useFeature(${name}Body)
  const { t } = useTranslation('${name}')
  const list = ${name}Query.listed(useAccountState(cells.account.list), {})
  const read = (): void => { void dispatchToAccount(${name}Query.want({})) }
  useEffect(() => { void dispatchToAccount(${name}Query.want({})) }, [dispatchToAccount])
  return (
    <SubPage title={t('title')} backHref={paths.groupCentre}>
      <Section title={t('list')}>
        {list.status === 'loading' && <p role="status">{t('loading')}</p>}
        {list.status === 'failed' && <FailedState title={t('failed')} text={t('failedText')} onRetry={read} />}
        {list.status === 'shown' && list.items.length === 0 && <EmptyState icon={Inbox} title={t('empty')} text={t('emptyText')} heading="h3" />}
        <ul>{list.items.map(({ id, title }) => <li key={id}>{title}</li>)}</ul>
        {list.more === 'ready' && <Button onClick={() => { void dispatchToAccount(${name}Query.more({})) }}>{t('more')}</Button>}
      </Section>
    </SubPage>
  )
}
`,
    [`src/ui/features/${name}/translations.en.ts`]: `export const en = {
  title: '${Name}',
  list: 'All entries',
  loading: 'Loading the list…',
  failed: 'Couldn’t load the list',
  failedText: 'Check your connection, then try again.',
  empty: 'Nothing here yet',
  emptyText: 'New entries appear here.',
  more: 'Show more',
}
`,
    [`src/ui/features/${name}/translations.zh.ts`]: `import type { WordsIn } from '../../i18n/words'
import type { en } from './translations.en'

export const zh: WordsIn<typeof en> = {
  title: '${Name} 列表',
  list: '全部条目',
  loading: '正在加载列表…',
  failed: '列表加载失败',
  failedText: '请检查网络后重试。',
  empty: '这里还没有内容',
  emptyText: '新的条目会显示在这里。',
  more: '显示更多',
}
`,
    [`test/ui/features/${name}.test.tsx`]: `import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ${name}Body } from '../../../src/application/features/${name}/${name}'
import { ${name}Query } from '../../../src/domain/${name}'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ${Name}Screen } from '../../../src/ui/features/${name}/${Name}Screen'
import { en } from '../../../src/ui/features/${name}/translations.en'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', '${name}', en)

const open = () => {
  const app = live(ann)
  const ${name} = app.attach(${name}Body, undefined)
  show(<${Name}Screen />, { app })
  return ${name}
}
const FIRST = { key: '{}', input: {}, page: null }

describe('The page of ${name}', () => {
  it('shows what it has read', () => {
    const ${name} = open()
    expect(screen.getByText(en.loading)).toBeTruthy()
    ${name}.answer('read:{}:', (ask) => ${name}Query.loaded({ items: [{ id: '1', title: 'First' }], next: null }, FIRST, ask))
    expect(screen.getByText('First')).toBeTruthy()
  })

  it('says where it could not be read, and tries again', () => {
    const ${name} = open()
    ${name}.answer('read:{}:', (ask) => ${name}Query.failed(FIRST, unreachable, ask))
    expect(screen.getByText(en.failed)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    ${name}.answer('read:{}:', (ask) => ${name}Query.loaded({ items: [], next: null }, FIRST, ask))
    expect(screen.getByText(en.empty)).toBeTruthy()
  })
})
`,
    [`test/adapters/simulator/access/features/${name}.ts`]: `import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/${name}/list', 'session', 'read', { page: 1, limit: 20 }],
]
`,
    [`test/wire/calls/${name}.ts`]: `import { make${Name} } from '../../../src/adapters/rest/${name}'
import type { CallRow } from '../support/row'

export const ${name}Rows: readonly CallRow[] = [
  {
    proves: '', source: 'docs/adding-a-feature.md', request: { method: 'GET', path: '/api/${name}/list', query: { page: '1', limit: '20' }, token: true },
    answer: { list: [{ id: '1', title: 'First' }], total: 1 }, asks: ({ rest }) => make${Name}(rest).list(1),
    reads: { items: [{ id: '1', title: 'First' }], next: null },
  },
]
`,
  }
}
