//! Encodes the positions of a game as an animated GIF, which messengers play. The encoder is a chunk of its own,
//! because lessons and embedded boards need only still pictures.

use crate::ui::parts::chunk::ChunkExports;
use crate::ui::parts::film::FilmEncoder;
use gif::{DisposalMethod, Encoder, Frame, Repeat};

/// The speed of the colour quantiser, from 1 (best) to 30.
const QUANTISER_SPEED: i32 = 10;

pub fn exports() -> ChunkExports {
    ChunkExports::Film(|width, height| Some(Box::new(Film::new(width, height)?)))
}

struct Film {
    encoder: Encoder<Vec<u8>>,
    size: [usize; 2],
    before: Vec<u8>,
}

impl Film {
    fn new(width: u16, height: u16) -> Option<Film> {
        let mut encoder = Encoder::new(Vec::new(), width, height, &[]).ok()?;
        encoder.set_repeat(Repeat::Infinite).ok()?;
        Some(Film { encoder, size: [width, height].map(usize::from), before: Vec::new() })
    }

    /// The bounds of the pixels that differ from the previous frame: left, top, width, height. Width and height are at
    /// least 1.
    fn changed(&self, rgba: &[u8]) -> [usize; 4] {
        let [width, height] = self.size;
        if self.before.is_empty() {
            return [0, 0, width, height];
        }
        let [mut left, mut top, mut right, mut bottom] = [width, height, 0, 0];
        for (at, (new, old)) in rgba.chunks_exact(4).zip(self.before.chunks_exact(4)).enumerate() {
            if new != old {
                let (x, y) = (at % width, at / width);
                (left, top, right, bottom) = (left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1));
            }
        }
        if right == 0 { [0, 0, 1, 1] } else { [left, top, right - left, bottom - top] }
    }
}

impl FilmEncoder for Film {
    fn add(&mut self, rgba: &[u8], delay: u16) -> Option<()> {
        let [left, top, width, height] = self.changed(rgba);
        let places = (top..top + height).flat_map(|y| (left..left + width).map(move |x| (x, y)));
        let places: Vec<_> = places.map(|(x, y)| 4 * (y * self.size[0] + x)).collect();
        let same = |at: usize| self.before.get(at..at + 4) == rgba.get(at..at + 4);
        // Unchanged pixels are made transparent, which compresses well. If they are few, the quantiser might merge
        // transparency with another colour.
        let many = places.iter().filter(|at| same(**at)).count() > places.len() / 4;
        let pixel = |at: &usize| if many && same(*at) { [0; 4] } else { [rgba[*at], rgba[at + 1], rgba[at + 2], 255] };
        let mut pixels: Vec<u8> = places.iter().flat_map(pixel).collect();
        let mut frame = Frame::from_rgba_speed(width as u16, height as u16, &mut pixels, QUANTISER_SPEED);
        (frame.left, frame.top, frame.delay, frame.dispose) = (left as u16, top as u16, delay, DisposalMethod::Keep);
        self.encoder.write_frame(&frame).ok()?;
        self.before = rgba.to_vec();
        Some(())
    }

    fn end(self: Box<Self>) -> Option<Vec<u8>> {
        self.encoder.into_inner().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gif::{ColorOutput, DecodeOptions};

    /// 8 × 6 white pixels, with one of the given colour.
    fn picture(at: usize, colour: [u8; 3]) -> Vec<u8> {
        let mut rgba = vec![255; 8 * 6 * 4];
        rgba[4 * at..4 * at + 3].copy_from_slice(&colour);
        rgba
    }

    #[test]
    fn the_pictures_of_a_film_are_those_that_were_added() {
        let shown =
            [picture(0, [255, 0, 0]), picture(47, [0, 0, 255]), picture(47, [0, 0, 255]), picture(13, [0, 90, 0])];
        let mut film: Box<dyn FilmEncoder> = Box::new(Film::new(8, 6).expect("a film"));
        for (rgba, delay) in shown.iter().zip([120, 120, 120, 400]) {
            film.add(rgba, delay).expect("a frame");
        }
        let file = film.end().expect("a file");
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(&file[..]).expect("a GIF");
        let mut screen = vec![0; 8 * 6 * 4];
        let (mut frames, mut delays) = (Vec::new(), Vec::new());
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            for (at, pixel) in frame.buffer.chunks_exact(4).enumerate() {
                let (x, y) = (at % usize::from(frame.width), at / usize::from(frame.width));
                let to = 4 * ((y + usize::from(frame.top)) * 8 + x + usize::from(frame.left));
                if pixel[3] > 0 {
                    screen[to..to + 4].copy_from_slice(pixel);
                }
            }
            frames.push(screen.clone());
            delays.push(frame.delay);
        }
        assert_eq!(frames, shown);
        assert_eq!(delays, [120, 120, 120, 400]);
    }

    #[test]
    fn only_what_changes_is_written() {
        // Noise does not compress, so a second full picture would double the file.
        let noise: Vec<u8> = (0..100 * 100_u32)
            .flat_map(|at| [(at * 37 % 251) as u8, (at * at % 241) as u8, (at * 91 % 239) as u8, 255])
            .collect();
        let mut changed = noise.clone();
        changed[4 * 5050..4 * 5050 + 3].copy_from_slice(&[0, 0, 0]);
        let size = |pictures: &[&Vec<u8>]| {
            let mut film: Box<dyn FilmEncoder> = Box::new(Film::new(100, 100).expect("a film"));
            pictures.iter().for_each(|rgba| film.add(rgba, 120).expect("a frame"));
            film.end().expect("a file").len()
        };
        assert!(size(&[&noise, &changed]) < size(&[&noise]) + 200);
    }
}
