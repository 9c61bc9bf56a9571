import { Copy, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { explorerOf } from '../../../domain/wallet'
import { IconButton } from '../../components/form/IconButton'
import { Icon } from '../../components/layout/Icon'
import { useCopy } from '../../hooks/use-copy'
import styles from './wallet.module.css'

interface TransactionProps {
  readonly txHash: string
  readonly chainId: number | null
}

/** The hash of a transaction, with a button that copies it and a link to the chain's explorer. */
export function Transaction({ txHash, chainId }: TransactionProps): ReactNode {
  const { t } = useTranslation('wallet')
  const copy = useCopy()
  const explorer = explorerOf(chainId, txHash)
  return (
    <span className={styles['transaction']}>
      <code className={styles['address']}>{txHash}</code>
      <IconButton icon={Copy} iconSize={16} label={t('historyOf.copyTx')} onClick={() => copy(txHash)} />
      {explorer !== null && (
        <a href={explorer.href} target="_blank" rel="noopener noreferrer">
          {t('historyOf.openTx', { host: explorer.host })}
          <Icon of={ExternalLink} size={14} />
        </a>
      )}
    </span>
  )
}
