import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/StateView'
import { LooperPage } from './LooperPage'

/** The screen /looper/financial-settlement: a placeholder of the spec (R3-076). */
export function SettlementScreen(): ReactNode {
  const { t } = useTranslation('looper')
  return (
    <LooperPage>
      {() => <EmptyState icon={Landmark} heading="h1" title={t('settlement.title')} text={t('settlement.coming')} />}
    </LooperPage>
  )
}
