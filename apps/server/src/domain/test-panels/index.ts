export { deleteTestPanel } from './delete-test-panel.ts'
export { keepTestPanel } from './keep-test-panel.ts'
export { listTestPanels } from './list-test-panels.ts'
