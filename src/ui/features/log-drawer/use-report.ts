import { useState } from 'react'
import type { Report } from '../../../application/log/history/open-report'

/** The largest report, in bytes. */
const LARGEST = 64 * 1024 * 1024

export interface OpenedReport {
  /** The name of the file. */
  readonly name: string
  readonly report: Report
}

interface ReportState {
  readonly opened: OpenedReport | null
  /** The status of the last chosen file. `idle`: there is none, or it is open. */
  readonly status: 'idle' | 'reading' | 'refused' | 'tooLarge'
  readonly open: (file: File) => void
  readonly close: () => void
}

/** The report that the drawer shows in place of the app's own log. A file that is refused changes nothing. */
export const useReport = (read: (text: string) => Promise<Report | null>): ReportState => {
  const [opened, setOpened] = useState<OpenedReport | null>(null)
  const [status, setStatus] = useState<ReportState['status']>('idle')
  const open = async (file: File): Promise<void> => {
    if (file.size > LARGEST) {
      setStatus('tooLarge')
      return
    }
    setStatus('reading')
    try {
      const report = await read(await file.text())
      if (report !== null) setOpened({ name: file.name, report })
      setStatus(report === null ? 'refused' : 'idle')
    } catch {
      setStatus('refused')
    }
  }
  return {
    opened,
    status,
    open: (file) => {
      if (status !== 'reading') void open(file)
    },
    close: () => {
      setOpened(null)
      setStatus('idle')
    },
  }
}
