//! Lists of features, and the groups that they are numbered in.

/// A run of features with one meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureGroup {
    start: usize,
    len: usize,
}

impl FeatureGroup {
    /// The first group of a list.
    pub const fn first(len: usize) -> Self {
        Self { start: 0, len }
    }

    /// The group that follows.
    pub const fn then(self, len: usize) -> Self {
        Self { start: self.end(), len }
    }

    /// How many features there are up to the end of this group.
    pub const fn end(self) -> usize {
        self.start + self.len
    }

    pub(crate) const fn start(self) -> usize {
        self.start
    }

    pub const fn len(self) -> usize {
        self.len
    }

    pub const fn is_empty(self) -> bool {
        self.len == 0
    }
}

/// The features of something: most are absent, so those that are present are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Features(Vec<u16>);

impl Features {
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn as_slice(&self) -> &[u16] {
        &self.0
    }

    /// One feature of a group; what lies beyond its end is its last.
    #[inline]
    pub fn add(&mut self, group: FeatureGroup, index: usize) {
        self.0.push((group.start + index.min(group.len - 1)) as u16);
    }

    /// The first so many features of a group, for numbers of which every step counts.
    #[inline]
    pub fn up_to(&mut self, group: FeatureGroup, number: usize) {
        let first = group.start as u16;
        self.0.extend(first..first + number.min(group.len) as u16);
    }

    /// The only feature of a group, if it is so.
    #[inline]
    pub fn flag(&mut self, group: FeatureGroup, is_so: bool) {
        if is_so {
            self.add(group, 0);
        }
    }
}
