import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { openLanguage } from './languages/index.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
// Not awaited at the top: a language's own file imports from this one and would wait for it in turn.
void openLanguage().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
