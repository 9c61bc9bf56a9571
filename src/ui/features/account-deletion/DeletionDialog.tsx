import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Remainder } from '../../../domain/account-deletion'
import { ConfirmDialog } from '../../components/overlay/ConfirmDialog'
import { useFormat } from '../../format/use-format'
import styles from './account-deletion.module.css'

interface DeletionDialogProps {
  readonly open: boolean
  readonly remainders: readonly Remainder[]
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for the confirmation, with what the deletion takes away and what it leaves. */
export function DeletionDialog({ open, remainders, onConfirm, onClose }: DeletionDialogProps): ReactNode {
  const { t, i18n } = useTranslation('account-deletion')
  const format = useFormat()
  const amounts = new Intl.ListFormat(i18n.language).format(
    remainders.map(({ currency, amount }) => `${format.amount(amount)} ${currency}`),
  )
  return (
    <ConfirmDialog
      open={open}
      title={t('askTitle')}
      text={t('askText')}
      yes={t('confirm')}
      onYes={onConfirm}
      onClose={onClose}
    >
      {remainders.length > 0 && <p className={styles['lost']}>{t('lost', { amounts })}</p>}
      <Facts title={t('goes')} facts={[t('goesProfile'), t('goesSignIn'), t('goesOwn')]} />
      <Facts title={t('stays')} facts={[t('staysMessages'), t('staysRecords')]} />
    </ConfirmDialog>
  )
}

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly string[] }): ReactNode {
  return (
    <section className={styles['facts']}>
      <h3 className={styles['head']}>{title}</h3>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
