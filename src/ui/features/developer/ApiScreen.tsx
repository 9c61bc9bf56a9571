import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { groupByKey } from '../../../domain/group'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { TextField } from '../../components/form/TextField'
import styles from './developer.module.css'

/** A page that looks up a group by gid, invite key or link (spec 1 §2, /test/api). */
export function ApiScreen(): ReactNode {
  const { t } = useTranslation()
  const { dispatch: say } = useApp().account
  const state = useAccountState(useFeature('group').slices.account.group)
  const [typed, setTyped] = useState('')
  const [key, setKey] = useState<string | null>(null)
  const lookUp = () => {
    setKey(typed)
    say({ type: 'group/ShowGroup', key: typed })
  }
  return (
    <div className={styles['screen']}>
      <h1>{t('developer.api')}</h1>
      <form
        className={styles['call']}
        onSubmit={(event) => {
          event.preventDefault()
          lookUp()
        }}
      >
        <TextField label={t('developer.key')} value={typed} onChange={setTyped} />
        <Button kind="primary" size={44} type="submit">
          {t('developer.call')}
        </Button>
      </form>
      {key !== null && <pre aria-live="polite">{JSON.stringify(groupByKey(state, key), null, 2)}</pre>}
    </div>
  )
}
