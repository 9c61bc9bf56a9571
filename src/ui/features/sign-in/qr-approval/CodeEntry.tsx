import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../components/form/TextField'
import { limited } from '../../../components/form/limited'
import styles from './approve.module.css'

interface CodeEntryProps {
  readonly code: string
  readonly onCode: (code: string) => void
  readonly onSubmit: () => void
  readonly failure: string | undefined
}

export function CodeEntry({ code, onCode, onSubmit, failure }: CodeEntryProps): ReactNode {
  const { t } = useTranslation()
  return (
    <form
      className={styles['part']}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField
        label={t('approve.code')}
        value={code}
        onChange={limited(128, onCode)}
        error={failure}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
    </form>
  )
}
