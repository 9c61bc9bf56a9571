import { useEffect, useState } from 'react'
import { draftReport, type ReportDraft } from '../../../domain/log-export'

interface ReadReport {
  /** `null` while the log is read, and after a failure. */
  readonly draft: ReportDraft | null
  readonly isFailed: boolean
  readonly retry: () => void
}

/** Reads the log as a report each time the dialog opens. */
export const useReportDraft = (open: boolean, exportLog: () => Promise<string>): ReadReport => {
  const [isShown, setIsShown] = useState(false)
  /** Counts the reads. */
  const [turn, setTurn] = useState(0)
  const [result, setResult] = useState<{ readonly turn: number; readonly draft: ReportDraft | null } | null>(null)
  if (open !== isShown) {
    setIsShown(open)
    if (open) setTurn(turn + 1)
  }
  useEffect(() => {
    if (turn === 0) return undefined
    let isCurrent = true
    const take = (draft: ReportDraft | null): void => {
      if (isCurrent) setResult({ turn, draft })
    }
    exportLog().then(
      (text) => take(draftReport(text)),
      () => take(null),
    )
    return () => {
      isCurrent = false
    }
  }, [turn, exportLog])
  const current = result !== null && result.turn === turn ? result : null
  return {
    draft: current?.draft ?? null,
    isFailed: current !== null && current.draft === null,
    retry: () => setTurn(turn + 1),
  }
}
