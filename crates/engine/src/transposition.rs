/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoundKind {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
pub struct TableEntry<M> {
    key: u64,
    /// For a win or a loss, the distance to the end counts from this position, not from the root.
    pub value: i16,
    /// The depth of the search that computed the value, in plies.
    pub depth: i8,
    pub bound: BoundKind,
    /// The best move, or the move that caused a cutoff.
    pub made: Option<M>,
}

/// A table of fixed size. Keys that share their low bits share two slots: one for the deepest result, one for the
/// newest.
pub struct TranspositionTable<M> {
    slots: Vec<[Option<TableEntry<M>>; 2]>,
}

impl<M: Copy> TranspositionTable<M> {
    /// A table with room for 2^`bits` results.
    pub fn new(bits: u32) -> TranspositionTable<M> {
        TranspositionTable { slots: vec![[None; 2]; 1 << bits.saturating_sub(1)] }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    pub fn get(&self, key: u64) -> Option<TableEntry<M>> {
        self.slots[self.slot(key)].into_iter().flatten().find(|entry| entry.key == key)
    }

    pub fn put(&mut self, key: u64, value: i32, depth: i32, bound: BoundKind, made: Option<M>) {
        let old = self.get(key);
        let depth = depth.clamp(0, 127) as i8;
        if old.is_some_and(|old| old.depth > depth && bound != BoundKind::Exact) {
            return;
        }
        let made = made.or(old.and_then(|old| old.made));
        let new = Some(TableEntry { key, value: value as i16, depth, bound, made });
        let at = self.slot(key);
        let [deep, recent] = &mut self.slots[at];
        match deep {
            Some(entry) if entry.key != key && entry.depth > depth => *recent = new,
            Some(entry) if entry.key != key => (*recent, *deep) = (*deep, new),
            _ => *deep = new,
        }
    }
}
