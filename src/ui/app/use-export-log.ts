import { useApp } from './app-context'
import { saveFile } from '../hooks/save-file'

/** Saves this browser's log as a file, which the member can attach to a bug report. */
export const useExportLog = (): (() => void) => {
  const app = useApp()
  return () => {
    void app.exportLog().then(
      (text) => saveFile('loop-log.jsonl', text),
      () => app.tab.dispatch({ type: 'ShowToast', words: { key: 'exportFailed' } }),
    )
  }
}
