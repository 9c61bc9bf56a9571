/**
 * The generated files of the screen and its texts.
 * @param {import('./names.mjs').Names} names
 * @returns {Readonly<Record<string, string>>}
 */
export const screenFiles = ({ name, camel, Pascal, title, key }) => ({
  [`src/ui/features/${name}/${Pascal}Screen.tsx`]: `import { Inbox } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_LIMIT, ${camel}Query } from '../../../domain/${name}'
import { useApp } from '../../app/app-context'
import { paths } from '../../app/routing/paths'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { Skeleton, SkeletonBlock } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { Section, SubPage } from '../../components/layout/SubPage'
import { EntryForm } from './EntryForm'
import styles from './${name}.module.css'

/** The page /${name} shows the member's entries, and a form to add an entry. */
export function ${Pascal}Screen(): ReactNode {
  const { t } = useTranslation('${name}')
  const app = useApp()
  const { slices } = useFeature('${name}')
  const { status, items, total, more } = ${camel}Query.listed(useAccountState(slices.account.entries), {})
  useEffect(() => {
    app.account.dispatch(${camel}Query.want({}))
  }, [app])
  return (
    <SubPage title={t('title')} backHref={paths.profile}>
      <Section title={t('addTitle')}>
        {(total ?? 0) < LIST_LIMIT ? <EntryForm /> : <p role="status">{t('full', { limit: LIST_LIMIT })}</p>}
      </Section>
      <Section title={t('list')}>
        {status === 'loading' && (
          <Skeleton>
            <SkeletonBlock width="100%" height={40} />
          </Skeleton>
        )}
        {status === 'failed' && (
          <FailedState
            title={t('failed')}
            text={t('failedText')}
            onRetry={() => {
              app.account.dispatch(${camel}Query.want({}))
            }}
          />
        )}
        {status === 'shown' && items.length === 0 && (
          <EmptyState icon={Inbox} heading="h3" title={t('empty')} text={t('emptyText')} />
        )}
        {items.length > 0 && (
          <ul className={styles['entries']} aria-label={t('list')}>
            {items.map(({ id, text }) => (
              <li key={id} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        )}
        {(more === 'ready' || more === 'loading') && (
          <Button
            busy={more === 'loading'}
            onClick={() => {
              app.account.dispatch(${camel}Query.more({}))
            }}
          >
            {t('more')}
          </Button>
        )}
      </Section>
    </SubPage>
  )
}
`,
  [`src/ui/features/${name}/EntryForm.tsx`]: `import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_FULL, LIST_LIMIT, readEntryText, TEXT_LIMIT } from '../../../domain/${name}'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { limited } from '../../components/form/limited'
import { TextField } from '../../components/form/TextField'
import styles from './${name}.module.css'

/**
 * The form that adds an entry. Enter sends the text. After a failure the text stays, and the next press sends the text
 * again.
 */
export function EntryForm(): ReactNode {
  const { t } = useTranslation('${name}')
  const app = useApp()
  const { slices } = useFeature('${name}')
  const { text, isAdding, result } = useTabState(slices.tab.form).data
  const [isBlank, setBlank] = useState(false)
  const failure = result === 'added' ? null : result
  const problem =
    failure === null
      ? undefined
      : failure._tag !== 'Refused'
        ? t('notAdded')
        : failure.words === LIST_FULL
          ? t('full', { limit: LIST_LIMIT })
          : failure.words
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        const isUnreadable = readEntryText(text) === null
        setBlank(isUnreadable)
        if (!isUnreadable) app.tab.dispatch({ type: '${name}/AddEntry', clientId: app.newClientId() })
      }}
    >
      <TextField
        label={t('text')}
        value={text}
        onChange={limited(TEXT_LIMIT, (typed) => {
          setBlank(false)
          app.tab.dispatch({ type: '${name}/WriteEntry', text: typed })
        })}
        hint={t('hint', { limit: TEXT_LIMIT })}
        error={isBlank ? t('blank') : problem}
        autoComplete="off"
        readOnly={isAdding}
      />
      <Button type="submit" kind="primary" busy={isAdding}>
        {t('add')}
      </Button>
      <p role="status">{result === 'added' ? t('added') : ''}</p>
    </form>
  )
}
`,
  [`src/ui/features/${name}/${name}.module.css`]: `.form {
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--s-12);
  max-width: var(--form);
}
.form > :first-child {
  width: 100%;
}
.entries {
  display: flex;
  flex-direction: column;
  gap: var(--s-8);
  overflow-wrap: anywhere;
}
`,
  [`src/ui/features/${name}/screens.tsx`]: `import type { FeatureTranslations } from '../../i18n/resources'
import { ${Pascal}Screen } from './${Pascal}Screen'

export const screens = { '/${name}': ${Pascal}Screen }
export const translations: FeatureTranslations = {
  en: async () => (await import('./translations.en')).en,
  zh: async () => (await import('./translations.zh')).zh,
}
declare module '../../i18n/resources' {
  interface Resources {
    readonly ${key}: typeof import('./translations.en').en
  }
}
`,
  [`src/ui/features/${name}/translations.en.ts`]: `export const en = {
  title: '${title}',
  addTitle: 'Add an entry',
  text: 'Text',
  hint: 'Up to {{limit}} characters',
  blank: 'Write something first.',
  add: 'Add',
  added: 'Entry added',
  notAdded: 'Couldn’t add the entry. Check your connection, then press Add again.',
  full: 'The list is full. It holds up to {{limit}} entries.',
  list: 'Entries',
  failed: 'Couldn’t load the entries',
  failedText: 'Check your connection, then try again.',
  empty: 'No entries yet',
  emptyText: 'Entries that you add appear here.',
  more: 'Show more',
}
`,
  [`src/ui/features/${name}/translations.zh.ts`]: `import type { TranslationsLike } from '../../i18n/translations-in'
import type { en } from './translations.en'

export const zh: TranslationsLike<typeof en> = {
  title: '${title} 列表',
  addTitle: '添加条目',
  text: '内容',
  hint: '最多 {{limit}} 个字符',
  blank: '请先输入内容。',
  add: '添加',
  added: '已添加',
  notAdded: '添加失败。请检查网络，然后再次点击“添加”。',
  full: '列表已满，最多 {{limit}} 条。',
  list: '全部条目',
  failed: '无法加载条目',
  failedText: '请检查网络后重试。',
  empty: '还没有条目',
  emptyText: '你添加的条目会显示在这里。',
  more: '显示更多',
}
`,
})
