import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inviteBindingViewModel } from '../../../domain/identity'
import { inviteCodeOf, isInviteCode } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { TextField } from '../../components/form/TextField'
import styles from './identity.module.css'

/** The field for the inviter's code: six letters or digits, read-only once bound (R2-174). */
export function InviteField({ bound }: { readonly bound: string | null }): ReactNode {
  const { t } = useTranslation('identity')
  const app = useApp()
  const { slices } = useFeature('identity')
  const { isPosting, failure } = inviteBindingViewModel(useTabState(slices.tab.invite))
  const [typed, setTyped] = useState('')
  const error =
    failure === null
      ? undefined
      : failure._tag === 'Refused' && failure.words !== ''
        ? failure.words
        : t('inviteFailed')
  if (bound !== null)
    return (
      <div className={styles['field']}>
        <TextField
          label={t('invitedBy')}
          value={bound}
          onChange={() => undefined}
          readOnly
          dir="ltr"
          hint={t('invitedBound')}
        />
      </div>
    )
  return (
    <form
      className={styles['field']}
      onSubmit={(event) => {
        event.preventDefault()
        if (isInviteCode(typed) && !isPosting)
          app.tab.dispatch({ type: 'identity/SubmitInviteCode', secretRef: app.secrets.hold(typed) })
      }}
    >
      <TextField
        label={t('invitedBy')}
        value={typed}
        onChange={(text) => setTyped(inviteCodeOf(text))}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        hint={t('invitedHint')}
        error={error}
        disabled={isPosting}
      />
      <Button type="submit" busy={isPosting} disabled={!isInviteCode(typed)}>
        {t('invitedSave')}
      </Button>
    </form>
  )
}
