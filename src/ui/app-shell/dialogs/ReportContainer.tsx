import { useState, type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { lazyComponent } from '../../components/lazy-component'

const ReportDialog = lazyComponent(async () => ({
  default: (await import('../../features/problem-report/ReportDialog')).ReportDialog,
}))

interface ReportContainerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The dialog loads when it first opens. Then it stays mounted, so that it closes with its animation. */
export function ReportContainer(props: ReportContainerProps): ReactNode {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  return (
    wasOpen && (
      <OptionalPart place={String(props.open)}>
        <ReportDialog {...props} />
      </OptionalPart>
    )
  )
}
