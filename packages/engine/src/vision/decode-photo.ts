import sharp from 'sharp'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { EngineError } from '../spec/errors.ts'

// libvips also reads SVG, PDF, TIFF, GIF and raw camera files: each is a parser that a photo never needs.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
})
