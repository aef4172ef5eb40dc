import { createContext } from 'react'

/** Whether styles are shown as the catalogue has them, whoever has left photos in this session. */
export const CatalogueAlone = createContext(false)
