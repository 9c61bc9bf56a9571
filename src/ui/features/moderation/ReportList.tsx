import { Flag } from 'lucide-react'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gid } from '../../../domain/kernel/ids'
import { reportsQuery } from '../../../domain/moderation'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { DecisionDialog } from './DecisionDialog'
import { QueryList } from './QueryList'
import { ReportCard } from './ReportCard'

/** The open or the decided reports. */
export function ReportList({ gid, isDecided }: { readonly gid: Gid | null; readonly isDecided: boolean }): ReactNode {
  const { t } = useTranslation('moderation')
  const app = useApp()
  const input = { gid, isDecided }
  const result = reportsQuery.listed(useAccountState(useFeature('moderation').slices.account.reports), input)
  const want = useCallback(() => app.account.dispatch(reportsQuery.want({ gid, isDecided })), [app, gid, isDecided])
  useEffect(want, [want])
  return (
    <>
      <QueryList
        label={t(isDecided ? 'decided' : 'open')}
        result={result}
        failed={t('failed')}
        empty={{
          icon: Flag,
          title: t(isDecided ? 'noneDecided' : 'empty'),
          text: t(isDecided ? 'noneDecidedText' : 'emptyText'),
        }}
        onWant={want}
        onMore={() => app.account.dispatch(reportsQuery.more(input))}
        card={(report) => <ReportCard key={report.id} report={report} />}
      />
      <DecisionDialog reports={result.items} />
    </>
  )
}
