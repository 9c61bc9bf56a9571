import { X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenHistory } from '../../../application/log/history/open-history'
import { classNames } from '../../components/class-names'
import { FailedState } from '../../components/feedback/StateView'
import { Spinner } from '../../components/feedback/Spinner'
import { IconButton } from '../../components/form/IconButton'
import { Tabs } from '../../components/layout/Tabs'
import type { Comparison } from './comparison'
import { ComparePane } from './ComparePane'
import styles from './log-drawer.module.css'
import { LogPane } from './LogPane'
import { MachinesPane } from './MachinesPane'
import { ResizeHandle, useDrawerHeight } from './ResizeHandle'
import { Scrubber } from './Scrubber'
import { useEnd, useHistory } from './use-history'
import { useScrub } from './use-scrub'

const c = classNames(styles)

interface LogDrawerProps {
  readonly openHistory: () => Promise<OpenHistory>
  readonly onClose: () => void
}

/** The log and the machines of the running app, in a panel below the product. The product stays usable. */
export function LogDrawer({ openHistory, onClose }: LogDrawerProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const state = useHistory(openHistory)
  const height = useDrawerHeight()
  const panel = useRef<HTMLElement>(null)
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
        <h2>{t('title')}</h2>
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
      {state.status === 'open' && <Views open={state.open} />}
    </aside>
  )
}

type View = 'log' | 'machines' | 'compare'

function Views({ open }: { readonly open: OpenHistory }): ReactNode {
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
        ]}
      />
    </>
  )
}
