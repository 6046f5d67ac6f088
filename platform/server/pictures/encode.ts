import sharp, { type Sharp } from 'sharp'
import { mostPixels } from '#platform/picture-limits.ts'

/** The part of a picture to use, in % of its width and height; all of it without a width and a height. */
export interface Crop {
  x?: number | undefined
  y?: number | undefined
  width?: number | undefined
  height?: number | undefined
}

/** The widths of a picture in pixels, and its aspect ratio. Without an aspect ratio it is not cropped or enlarged. */
export interface PictureShape {
  widths: readonly number[]
  aspect?: number
}

sharp.cache(false)

/** Larger pictures are scaled down to so many pixels while reading, because rotating and cropping hold them in memory. */
const mostHeldPixels = 4_000 * 4_000

/**
 * Crops an uploaded picture and encodes it in every width, narrowest first. Rotates it upright and drops metadata.
 * @throws Error from sharp if the picture cannot be read or has too many pixels
 */
export async function cutPicture(bytes: Uint8Array, shape: PictureShape, part: Crop): Promise<Uint8Array[]> {
  const upright = sharp(await scaledDown(bytes), { failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
  const { autoOrient: whole } = await upright.metadata()
  return encodeVariants(shape, part.width && part.height ? upright.extract(pixelsOf(part, whole)) : upright)
}

async function scaledDown(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  const { width, height } = await picture.metadata()
  const scale = Math.sqrt(mostHeldPixels / (width * height))
  if (scale >= 1) return bytes
  return picture
    .resize(Math.ceil(width * scale), Math.ceil(height * scale), { fit: 'fill' })
    .keepExif()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Encodes a picture as WebP in every width, narrowest first. */
export async function encodeVariants({ widths, aspect }: PictureShape, picture: Sharp): Promise<Uint8Array[]> {
  const resized = (from: Sharp, width: number) =>
    aspect === undefined
      ? from.resize({ width, withoutEnlargement: true })
      : from.resize(width, Math.round(width / aspect), { fit: 'cover' })
  const { data, info } = await resized(picture, Math.max(...widths))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const encoded: Uint8Array[] = []
  for (const each of widths)
    encoded.push(
      await resized(sharp(data, { raw: { width, height, channels } }), each)
        .webp({ quality: 80 })
        .toBuffer(),
    )
  return encoded
}

function pixelsOf(part: Crop, { width, height }: { width: number; height: number }) {
  const of = (percent = 0, whole: number) => Math.round((percent / 100) * whole)
  const left = Math.min(width - 1, of(part.x, width))
  const top = Math.min(height - 1, of(part.y, height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, of(part.width, width))),
    height: Math.max(1, Math.min(height - top, of(part.height, height))),
  }
}
