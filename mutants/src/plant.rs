//! Writes a file anew with all its changes in it, each behind its switch. Only one change is on at a time, so the text of a changed expression
//! holds no other change; the unchanged one holds those of its parts. Comments mark what belongs to which change, for the compiler's complaints.

use proc_macro2::Span;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use crate::AnyResult;
use crate::change::CodeChange;

/// A place with changes.
struct ChangeSite {
    range: Range<usize>,
    shape: Shape,
    changes: Vec<CodeChange>,
}

enum Shape {
    /// `left op right`
    Binary { left: Range<usize>, right: Range<usize> },
    /// `!inner`, `-inner`
    Unary { inner: Range<usize> },
    /// What stands after the `if` of an arm.
    Guard,
    /// A struct with a base: these ranges go.
    Struct { cuts: Vec<Range<usize>> },
    /// Before the first statement of a function.
    Body,
    /// The whole inside of a function that answers `impl Iterator`.
    Iterator,
    /// Behind the pattern of an arm.
    Arm,
    /// The opening or closing brace of a function, to tell where it is.
    Mark(String),
    /// `const` of a function, which goes.
    Const,
}

impl Shape {
    fn is_insertion(&self) -> bool {
        matches!(self, Shape::Body | Shape::Arm | Shape::Mark(_))
    }
}

/// The file with the changes in it, and which of them found their place.
pub struct PlantedFile {
    pub text: String,
    pub ids: Vec<u32>,
}

/// `keep_const`: names of functions that constants call.
pub fn plant(source: &str, changes: &[CodeChange], keep_const: &[String]) -> AnyResult<PlantedFile> {
    let file = syn::parse_file(source)?;
    let mut finder = Finder { places: BTreeMap::new(), sites: Vec::new(), functions: 0, keep_const };
    for change in changes {
        let key = (change.genre.clone(), change.start);
        finder.places.entry(key).or_default().push(change.clone());
    }
    finder.visit_file(&file);
    let mut sites = finder.sites;
    sites.sort_by_key(|site| {
        (site.range.start, !site.shape.is_insertion(), std::cmp::Reverse(site.range.end))
    });
    let ids = sites.iter().flat_map(|site| site.changes.iter().map(|change| change.id)).collect();
    let text = PlantWriter { source, sites: &sites }.render(0..source.len(), 0);
    Ok(PlantedFile { text, ids })
}

struct Finder<'a> {
    places: BTreeMap<(String, (usize, usize)), Vec<CodeChange>>,
    sites: Vec<ChangeSite>,
    functions: usize,
    keep_const: &'a [String],
}

impl Finder<'_> {
    fn take(&mut self, genre: &str, span: Span) -> Vec<CodeChange> {
        let start = span.start();
        self.places.remove(&(genre.to_owned(), (start.line, start.column + 1))).unwrap_or_default()
    }

    fn add(&mut self, range: Range<usize>, shape: Shape, changes: Vec<CodeChange>) {
        if !changes.is_empty() {
            self.sites.push(ChangeSite { range, shape, changes });
        }
    }

    fn function(&mut self, signature: &syn::Signature, block: &syn::Block) {
        let (Some(first), Some(last)) = (block.stmts.first(), block.stmts.last()) else { return };
        self.functions += 1;
        let inside = first.span().byte_range().start..last.span().byte_range().end;
        for (at, mark) in [
            (inside.start, format!("/*F{}*/", self.functions)),
            (inside.end, format!("/*f{}*/", self.functions)),
        ] {
            self.sites.push(ChangeSite { range: at..at, shape: Shape::Mark(mark), changes: Vec::new() });
        }
        let lines = block.span().start().line..=block.span().end().line;
        let has_changes = self.places.keys().any(|(_, (line, _))| lines.contains(line));
        let may_lose_const = has_changes && !self.keep_const.contains(&signature.ident.to_string());
        if let Some(word) = signature.constness.filter(|_| may_lose_const) {
            self.sites.push(ChangeSite {
                range: word.span.byte_range(),
                shape: Shape::Const,
                changes: Vec::new(),
            });
        }
        let changes = self.take("FnValue", first.span());
        if is_iterator_answer(signature) && !has_return(block) {
            self.add(inside, Shape::Iterator, changes);
        } else {
            self.add(inside.start..inside.start, Shape::Body, changes);
        }
    }
}

fn is_iterator_answer(signature: &syn::Signature) -> bool {
    matches!(&signature.output, syn::ReturnType::Type(_, answer) if matches!(**answer, syn::Type::ImplTrait(_)))
}

fn has_return(block: &syn::Block) -> bool {
    struct ReturnFinder(bool);
    impl Visit<'_> for ReturnFinder {
        fn visit_expr_return(&mut self, _: &syn::ExprReturn) {
            self.0 = true;
        }
        fn visit_expr_try(&mut self, _: &syn::ExprTry) {
            self.0 = true;
        }
    }
    let mut found = ReturnFinder(false);
    found.visit_block(block);
    found.0
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.sig, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.sig, &item.block);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block);
        }
        visit::visit_trait_item_fn(self, item);
    }

    fn visit_expr_binary(&mut self, expression: &'ast syn::ExprBinary) {
        let changes = self.take("BinaryOperator", expression.op.span());
        let shape = Shape::Binary {
            left: expression.left.span().byte_range(),
            right: expression.right.span().byte_range(),
        };
        // `let` in a condition bears no parentheses around it, and no other operator.
        if !has_let(&expression.left) && !has_let(&expression.right) {
            self.add(expression.span().byte_range(), shape, changes);
        }
        visit::visit_expr_binary(self, expression);
    }

    fn visit_expr_unary(&mut self, expression: &'ast syn::ExprUnary) {
        let changes = self.take("UnaryOperator", expression.op.span());
        let shape = Shape::Unary { inner: expression.expr.span().byte_range() };
        self.add(expression.span().byte_range(), shape, changes);
        visit::visit_expr_unary(self, expression);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let changes = self.take("MatchArm", arm.span());
        let end = arm.pat.span().byte_range().end;
        self.add(end..end, Shape::Arm, changes);
        if let Some((_, guard)) = &arm.guard {
            let changes = self.take("MatchArmGuard", guard.span());
            if !has_let(guard) {
                self.add(guard.span().byte_range(), Shape::Guard, changes);
            }
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_struct(&mut self, expression: &'ast syn::ExprStruct) {
        let (mut cuts, mut changes) = (Vec::new(), Vec::new());
        for pair in expression.fields.pairs() {
            let field = pair.value().span().byte_range();
            for change in self.take("StructField", pair.value().span()) {
                let end = pair.punct().map_or(field.end, |comma| comma.span().byte_range().end);
                cuts.push(field.start..end);
                changes.push(change);
            }
        }
        self.add(expression.span().byte_range(), Shape::Struct { cuts }, changes);
        visit::visit_expr_struct(self, expression);
    }
}

fn has_let(expression: &syn::Expr) -> bool {
    match expression {
        syn::Expr::Let(_) => true,
        syn::Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

struct PlantWriter<'a> {
    source: &'a str,
    sites: &'a [ChangeSite],
}

impl PlantWriter<'_> {
    /// The text of a range with the sites in it, from this one on.
    fn render(&self, range: Range<usize>, from: usize) -> String {
        let mut text = String::new();
        let (mut at, mut index) = (range.start, from);
        while let Some(site) = self.sites.get(index).filter(|site| site.range.start < range.end) {
            if site.range.start < at || site.range.end > range.end {
                index += 1;
                continue;
            }
            text.push_str(&self.source[at..site.range.start]);
            text.push_str(&self.site(site, index));
            at = site.range.end;
            index += 1;
            if !site.shape.is_insertion() {
                index += self.sites[index..].iter().take_while(|inner| inner.range.start < at).count();
            }
        }
        text + &self.source[at..range.end]
    }

    fn site(&self, site: &ChangeSite, index: usize) -> String {
        let source = self.source;
        let inside = |range: &Range<usize>| self.render(range.clone(), index + 1);
        match &site.shape {
            Shape::Mark(mark) => mark.clone(),
            Shape::Const => String::new(),
            Shape::Arm => site
                .changes
                .iter()
                .map(|change| {
                    format!("/*S{0}*//*M{0}*/ if !::mutant_switch::is_on({0})/*m{0}*//*s{0}*/", change.id)
                })
                .collect(),
            Shape::Body => {
                let mut text = String::new();
                for CodeChange { id, replacement, .. } in &site.changes {
                    let _ = writeln!(
                        text,
                        "/*S{id}*//*M{id}*/if ::mutant_switch::is_on({id}) {{ return {replacement}; }}/*m{id}*//*s{id}*/"
                    );
                }
                text
            }
            Shape::Iterator => iterator(&site.changes, &inside(&site.range)),
            Shape::Binary { left, right } => {
                let assigns = |operator: &str| {
                    operator.ends_with('=') && !matches!(operator, "==" | "!=" | "<=" | ">=")
                };
                let write = |left: &str, operator: &str, right: &str| {
                    if assigns(operator.trim()) {
                        format!("{left} {operator} ({right})")
                    } else {
                        format!("({left}) {operator} ({right})")
                    }
                };
                let own = write(&inside(left), &source[left.end..right.start], &inside(right));
                choose(
                    &site.changes,
                    |change| write(&source[left.clone()], &change.replacement, &source[right.clone()]),
                    &own,
                )
            }
            Shape::Unary { inner } => {
                let own = format!("{}({})", &source[site.range.start..inner.start], inside(inner));
                choose(&site.changes, |_| source[inner.clone()].to_owned(), &own)
            }
            Shape::Guard => choose(&site.changes, |change| change.replacement.clone(), &inside(&site.range)),
            Shape::Struct { cuts } => {
                let cut_of = |change: &CodeChange| {
                    &cuts[site.changes.iter().position(|other| other.id == change.id).unwrap_or_default()]
                };
                let cut = |change: &CodeChange| {
                    format!(
                        "{}{}",
                        &source[site.range.start..cut_of(change).start],
                        &source[cut_of(change).end..site.range.end]
                    )
                };
                // The parts of a struct with a base keep what they are: they are few.
                choose(&site.changes, cut, &inside(&site.range))
            }
        }
    }
}

/// `(if on(1) { changed } else { own })`, for as many changes as there are.
fn choose(changes: &[CodeChange], changed: impl Fn(&CodeChange) -> String, own: &str) -> String {
    let site = changes[0].id;
    let mut text = format!("/*S{site}*/(");
    for change in changes {
        let _ = write!(
            text,
            "/*M{0}*/if ::mutant_switch::is_on({0}) {{ {1} }}/*m{0}*/ else ",
            change.id,
            changed(change)
        );
    }
    let _ = write!(text, "{{ {own} }})/*s{site}*/");
    text
}

fn iterator(changes: &[CodeChange], own: &str) -> String {
    let Some((CodeChange { id, replacement, .. }, others)) = changes.split_first() else {
        return format!("{{ {own} }}");
    };
    let other = iterator(others, own);
    format!(
        "/*S{id}*/if ::mutant_switch::is_on({id}) {{ /*M{id}*/::mutant_switch::Either::Changed({replacement})/*m{id}*/ }} else {{ ::mutant_switch::Either::Own({other}) }}/*s{id}*/"
    )
}
