import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { myGroups, trendingGroups } from '../../../domain/group'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import styles from './developer.module.css'

/** A page with state, size and commands of the paged lists (spec 1 §2, /test/vueQuery). */
export function QueriesScreen(): ReactNode {
  const { t } = useTranslation()
  const { dispatch: say } = useApp().account
  const state = useAccountState(useFeature('group').slices.account.group)
  const lists = [
    { name: t('developer.mine'), list: myGroups(state), load: () => say({ type: 'group/RetryMyGroups' }), more: null },
    {
      name: t('developer.trending'),
      list: trendingGroups(state),
      load: () => say({ type: 'group/RetryTrending' }),
      more: () => say({ type: 'group/LoadMoreTrending' }),
    },
  ]
  return (
    <div className={styles['screen']}>
      <h1>{t('developer.queries')}</h1>
      {lists.map(({ name, list: { items, ...rest }, load, more }) => (
        <section key={name}>
          <h2>{name}</h2>
          <pre>{JSON.stringify({ ...rest, items: items.length }, null, 2)}</pre>
          <div className={styles['actions']}>
            <Button onClick={load}>{t('action.reload')}</Button>
            {more !== null && <Button onClick={more}>{t('action.loadMore')}</Button>}
          </div>
        </section>
      ))}
      <Button kind="primary" onClick={() => say({ type: 'group/ShowGroupCentre' })}>
        {t('developer.begin')}
      </Button>
    </div>
  )
}
