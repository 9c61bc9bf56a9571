import { X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenHistory } from '../../../application/log/history/open-history'
import type { Report } from '../../../application/log/history/open-report'
import { classNames } from '../../components/class-names'
import { FailedState } from '../../components/feedback/StateView'
import { Spinner } from '../../components/feedback/Spinner'
import { Button } from '../../components/form/Button'
import { IconButton } from '../../components/form/IconButton'
import { Tabs } from '../../components/layout/Tabs'
import type { Comparison } from './comparison'
import { ComparePane } from './ComparePane'
import { FaultsPane, type BenchTools } from './faults/FaultsPane'
import styles from './log-drawer.module.css'
import { LogPane } from './LogPane'
import { MachinesPane } from './MachinesPane'
import { OpenReport } from './OpenReport'
import { ResizeHandle, useDrawerHeight } from './ResizeHandle'
import { Scrubber } from './Scrubber'
import { TestPane } from './TestPane'
import { useDroppedFile } from './use-dropped-file'
import { useEnd, useHistory } from './use-history'
import { useReport } from './use-report'
import { useScrub } from './use-scrub'

const c = classNames(styles)

interface LogDrawerProps {
  readonly openHistory: () => Promise<OpenHistory>
  /** Reads an exported log. `null` if the text is none. */
  readonly readReport: (text: string) => Promise<Report | null>
  readonly exportLog: () => Promise<string>
  readonly tools: BenchTools
  readonly onClose: () => void
}

/**
 * The log and the machines of the running app or of a report, in a panel below the product. The product stays usable.
 */
export function LogDrawer({ openHistory, readReport, exportLog, tools, onClose }: LogDrawerProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const { opened, status, open, close } = useReport(readReport)
  const shown = useCallback(
    () => (opened === null ? openHistory() : Promise.resolve(opened.report.open)),
    [opened, openHistory],
  )
  const readLog = useCallback(
    async () => (opened === null ? readReport(await exportLog()) : opened.report),
    [opened, readReport, exportLog],
  )
  const state = useHistory(shown)
  const height = useDrawerHeight()
  const panel = useRef<HTMLElement>(null)
  useDroppedFile(panel, open)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <aside
      ref={panel}
      aria-label={t('title')}
      tabIndex={-1}
      className={c('drawer')}
      style={{ blockSize: `${height.value}px` }}
    >
      <ResizeHandle height={height} />
      <header className={c('head')}>
        <h2>{opened === null ? t('title') : t('reportOf', { name: opened.name })}</h2>
        <p role="status" className={c('note', opened === null && 'refusal')}>
          {status !== 'idle' && t(status)}
          {status === 'idle' &&
            opened !== null &&
            opened.report.file.unreadable > 0 &&
            t('unreadable', { count: opened.report.file.unreadable })}
        </p>
        {opened !== null && (
          <Button size={30} onClick={close}>
            {t('showApp')}
          </Button>
        )}
        <OpenReport onFile={open} />
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </header>
      {state.status === 'opening' && (
        <p role="status" className={c('hint')}>
          <Spinner /> {t('opening')}
        </p>
      )}
      {state.status === 'failed' && (
        <FailedState title={t('notOpened')} text={t('notOpenedText')} onRetry={state.retry} />
      )}
      {state.status === 'open' && <Views open={state.open} readLog={readLog} tools={tools} />}
    </aside>
  )
}

type View = 'log' | 'machines' | 'compare' | 'test' | 'faults'

interface ViewsProps {
  readonly open: OpenHistory
  readonly readLog: () => Promise<Report | null>
  readonly tools: BenchTools
}

function Views({ open, readLog, tools }: ViewsProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const end = useEnd(open)
  const scrub = useScrub(open, end)
  const [view, setView] = useState<View>('log')
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const compare = (chosen: Comparison): void => {
    setComparison(chosen)
    // A second point is chosen in the log, so the log stays in view.
    if (chosen.kind === 'whatIf') setView('compare')
  }
  return (
    <>
      <Scrubber history={open.history} end={end} scrub={scrub} />
      <Tabs
        label={t('views')}
        value={view}
        onChange={setView}
        options={[
          {
            value: 'log',
            label: t('log'),
            panel: <LogPane open={open} end={end} scrub={scrub} onCompare={compare} />,
          },
          {
            value: 'machines',
            label: t('machines'),
            panel: <MachinesPane open={open} position={scrub.position} onGoTo={scrub.goTo} />,
          },
          {
            value: 'compare',
            label: t('compare'),
            panel: (
              <ComparePane
                open={open}
                position={scrub.position}
                comparison={comparison}
                onEnd={() => setComparison(null)}
              />
            ),
          },
          { value: 'test', label: t('test'), panel: <TestPane readLog={readLog} /> },
          { value: 'faults', label: t('faults'), panel: <FaultsPane {...tools} /> },
        ]}
      />
    </>
  )
}
