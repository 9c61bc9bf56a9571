import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { checkOf } from '../../../application/log/cause/expectation'
import { isTestName, savedTest } from '../../../application/log/cause/saved-test'
import type { Report } from '../../../application/log/history/open-report'
import { tableFrom } from '../../../domain/kernel/table'
import { Button } from '../../components/form/Button'
import { TextField } from '../../components/form/TextField'
import { saveFile } from '../../hooks/save-file'
import styles from './log-drawer.module.css'
import { useStatesAt } from './use-history'

/** An expectation of the states after the log, a name, and the two files of the test. */
export function TestForm({ report: { file, open } }: { readonly report: Report }): ReactNode {
  const { t } = useTranslation('log-drawer')
  const [expectation, setExpectation] = useState('')
  const [name, setName] = useState('')
  const [saved, setSaved] = useState<string | null>(null)
  const states = useStatesAt(open.history, open.history.end)
  const check = checkOf(expectation)
  const isReadable = check !== null
  const fault = states === null || check === null ? null : check(tableFrom([...states]))
  const save = (): void => {
    const { fixture, code } = savedTest(name, file, expectation)
    saveFile(`${name}.jsonl`, fixture)
    saveFile(`${name}.test.ts`, code, 'text/typescript')
    setSaved(name)
  }
  const isReady = isReadable && isTestName(name) && states !== null
  return (
    <form
      className={styles['test']}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) save()
      }}
    >
      <div>
        <TextField
          label={t('expectation')}
          value={expectation}
          onChange={setExpectation}
          hint={t('expectationHint')}
          error={expectation !== '' && !isReadable ? t('noExpectation') : undefined}
        />
        <p role="status" className={styles['hint']}>
          {isReadable && states === null && t('folding')}
          {isReadable && states !== null && fault === null && t('isMet')}
          {fault !== null && (
            <>
              {t('isNotMet')} <code>{fault}</code>
            </>
          )}
        </p>
      </div>
      <div>
        <TextField
          label={t('testName')}
          value={name}
          onChange={setName}
          hint={t('testNameHint')}
          error={name !== '' && !isTestName(name) ? t('testNameHint') : undefined}
        />
        <Button type="submit" kind="primary" disabled={!isReady}>
          {t('saveTest')}
        </Button>
        <p role="status" className={styles['hint']}>
          {saved !== null && t('testSaved', { name: saved })}
        </p>
      </div>
    </form>
  )
}
