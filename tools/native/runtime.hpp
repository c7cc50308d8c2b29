// What Python's numbers, lists and objects become: counted references, items side by side, Python's arithmetic.
#pragma once
#include <Python.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <initializer_list>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>

typedef int64_t i64;
#define ALWAYS __attribute__((always_inline)) inline  // an eighth less time than where the compiler decides

[[noreturn]] static inline void fail(const char* where) {
  fprintf(stderr, "the translated search failed in %s\n", where);
  abort();
}

// -- memory -----------------------------------------------------------------------------------------------

struct Pool {  // small blocks are kept by size: positions are copied all the time
  static constexpr size_t STEP = 16, SIZES = 256;
  static inline void* kept[SIZES] = {};
  ALWAYS static void* take(size_t bytes) {
    size_t size = (bytes + STEP - 1) / STEP;
    if (size >= SIZES) return malloc(bytes);
    void* found = kept[size];
    if (!found) return malloc(size ? size * STEP : STEP);
    kept[size] = *(void**)found;
    return found;
  }
  ALWAYS static void give(void* block, size_t bytes) {
    size_t size = (bytes + STEP - 1) / STEP;
    if (size >= SIZES) {
      free(block);
    } else {
      *(void**)block = kept[size];
      kept[size] = block;
    }
  }
};

struct Object {
  i64 rc = 0;
  virtual ~Object() {}
};

template <class T> struct Items;
template <class T> static inline void let_go(T* p) { delete p; }
template <class T> static inline void let_go(Items<T>* p);

template <class T> struct Ref {
  T* p;
  Ref() : p(nullptr) {}
  Ref(std::nullptr_t) : p(nullptr) {}
  Ref(T* to) : p(to) { if (p) p->rc++; }
  Ref(const Ref& o) : p(o.p) { if (p) p->rc++; }
  Ref(Ref&& o) noexcept : p(o.p) { o.p = nullptr; }
  template <class U, class = std::enable_if_t<std::is_base_of<T, U>::value>>
  Ref(const Ref<U>& o) : p(o.p) { if (p) p->rc++; }
  ALWAYS ~Ref() { if (p && --p->rc == 0) let_go(p); }
  Ref& operator=(const Ref& o) {
    T* old = p;
    if (o.p) o.p->rc++;
    p = o.p;
    if (old && --old->rc == 0) let_go(old);
    return *this;
  }
  Ref& operator=(Ref&& o) noexcept {
    if (this != &o) {
      T* old = p;
      p = o.p;
      o.p = nullptr;
      if (old && --old->rc == 0) let_go(old);
    }
    return *this;
  }
  T* operator->() const { return p; }
  bool operator==(const Ref& o) const { return p == o.p; }
  bool same(const Ref& o) const { return p == o.p; }
  template <class U> Ref<U> as() const { return Ref<U>(static_cast<U*>(p)); }
};

// -- lists ------------------------------------------------------------------------------------------------

template <class T> struct Items {  // they lie behind the box until it outgrows them
  i64 rc = 0, count = 0, room, first_room;
  T* at;
  explicit Items(i64 size) : room(size), first_room(size), at((T*)(this + 1)) {}
  static Items* make(i64 size) { return new (Pool::take(sizeof(Items) + sizeof(T) * size)) Items(size); }
  bool moved() const { return (void*)at != (void*)(this + 1); }
  void grow() {
    i64 size = room ? 2 * room : 4;
    T* next = (T*)Pool::take(sizeof(T) * size);
    for (i64 i = 0; i < count; i++) {
      new (next + i) T(std::move(at[i]));
      at[i].~T();
    }
    if (moved()) Pool::give(at, sizeof(T) * room);
    at = next;
    room = size;
  }
  void destroy() {
    for (i64 i = 0; i < count; i++) at[i].~T();
    if (moved()) Pool::give(at, sizeof(T) * room);
    Pool::give(this, sizeof(Items) + sizeof(T) * first_room);
  }
};
template <class T> static inline void let_go(Items<T>* p) { p->destroy(); }

template <class T> struct List {  // a list, a vec or a tuple of any length
  Ref<Items<T>> items;
  List() {}
  List(std::nullptr_t) {}
  static List make(i64 size = 0) {
    List made;
    made.items = Ref<Items<T>>(Items<T>::make(size));
    return made;
  }
  i64 size() const { return items.p ? items->count : 0; }
#ifdef CHECK_INDICES
  T& at(i64 i) const {
    if (i < 0 || i >= size()) fail("an index");
    return items->at[i];
  }
#else
  T& at(i64 i) const { return items->at[i]; }
#endif
  T& operator[](i64 i) const { return at(i < 0 ? i + size() : i); }
  void append(T item) const {
    if (items->count == items->room) items->grow();
    new (items->at + items->count++) T(std::move(item));
  }
  List slice(i64 from, i64 to) const {
    i64 n = size();
    from = from < 0 ? std::max<i64>(from + n, 0) : from;
    to = std::min(to < 0 ? to + n : to, n);
    i64 count = std::max<i64>(to - from, 0);
    List made = make(count);
    if constexpr (std::is_trivially_copyable<T>::value) {
      if (count) memcpy((void*)made.items->at, (void*)(items->at + from), sizeof(T) * count);
      made.items->count = count;
    } else {
      for (i64 i = 0; i < count; i++) made.append(at(from + i));
    }
    return made;
  }
  List rest(i64 from) const { return slice(from, size()); }
  List copy() const { return slice(0, size()); }
  void extend(const List& more) const {
    i64 n = more.size();
    for (i64 i = 0; i < n; i++) append(more.at(i));
  }
  void clear() const { while (size()) pop(); }
  T pop() const { return pop(-1); }
  T pop(i64 i) const {
    i = i < 0 ? i + size() : i;
    T found = at(i);
    for (; i + 1 < size(); i++) at(i) = std::move(at(i + 1));
    at(i).~T();
    items->count--;
    return found;
  }
  void insert(i64 i, T item) const {
    append(item);
    for (i64 k = size() - 1; k > i; k--) at(k) = at(k - 1);
    at(i) = item;
  }
  i64 index(const T& item) const {
    for (i64 i = 0; i < size(); i++) if (at(i) == item) return i;
    fail("index");
  }
  bool contains(const T& item) const {
    for (i64 i = 0; i < size(); i++) if (at(i) == item) return true;
    return false;
  }
  i64 count(const T& item) const {
    i64 found = 0;
    for (i64 i = 0; i < size(); i++) found += at(i) == item;
    return found;
  }
  void remove(const T& item) const { pop(index(item)); }
  void reverse() const { std::reverse(items->at, items->at + size()); }
  void sort() const { std::stable_sort(items->at, items->at + size()); }
  template <class K> void sort_by(K key) const {
    std::stable_sort(items->at, items->at + size(), [&](const T& a, const T& b) { return key(a) < key(b); });
  }
  List times(i64 count) const {
    List made = make(size() * std::max<i64>(count, 0));
    for (; count > 0; count--) made.extend(*this);
    return made;
  }
  List plus(const List& more) const {
    List made = make(size() + more.size());
    made.extend(*this);
    made.extend(more);
    return made;
  }
  bool same(const List& o) const { return items.p == o.items.p; }
};

template <class T> static inline List<T> repeated(T item, i64 count) {
  List<T> made = List<T>::make(std::max<i64>(count, 0));
  for (i64 i = 0; i < count; i++) new (made.items->at + i) T(item);
  made.items->count = std::max<i64>(count, 0);
  return made;
}
static inline List<i64> numbers_between(i64 first, i64 end) {
  List<i64> made = List<i64>::make(std::max<i64>(end - first, 0));
  for (; first < end; first++) made.append(first);
  return made;
}
// Rooms go on with what `append` of a vec returns.
template <class T, class U> static inline List<T> appended(List<T> vec, U item) {
  vec.append((T)item);
  return vec;
}

struct IntSet {
  struct Members : Object { std::unordered_set<i64> known; };
  Ref<Members> members;
  static IntSet make() {
    IntSet made;
    made.members = Ref<Members>(new Members());
    return made;
  }
  bool contains(i64 item) const { return members->known.count(item) > 0; }
  void add(i64 item) const { members->known.insert(item); }
};

struct Str {};  // searches tell nobody anything

// -- numbers ----------------------------------------------------------------------------------------------

static inline i64 floor_divided(i64 a, i64 b) {
  i64 whole = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? whole - 1 : whole;
}
static inline i64 floor_rest(i64 a, i64 b) {
  i64 rest = a % b;
  return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}
template <class A, class B> static inline std::common_type_t<A, B> max_of(A a, B b) { return b > a ? b : a; }
template <class A, class B> static inline std::common_type_t<A, B> min_of(A a, B b) { return b < a ? b : a; }
template <class T> static inline T max_in(const List<T>& l) {
  T found = l.at(0);
  for (i64 i = 1; i < l.size(); i++) if (l.at(i) > found) found = l.at(i);
  return found;
}
template <class T> static inline T min_in(const List<T>& l) {
  T found = l.at(0);
  for (i64 i = 1; i < l.size(); i++) if (l.at(i) < found) found = l.at(i);
  return found;
}
template <class T> static inline auto sum_in(const List<T>& l) -> decltype(T() + T()) {
  decltype(T() + T()) total = 0;
  for (i64 i = 0; i < l.size(); i++) total += l.at(i);
  return total;
}
static inline bool any_in(const List<bool>& l) { return l.contains(true); }
static inline bool all_in(const List<bool>& l) { return !l.contains(false); }
static inline bool truth(bool x) { return x; }
static inline bool truth(i64 x) { return x != 0; }
static inline bool truth(double x) { return x != 0; }
template <class T> static inline bool truth(const List<T>& l) { return l.size() > 0; }
template <class T> static inline bool truth(const Ref<T>& r) { return r.p != nullptr; }
template <class T> static inline bool is_null(const List<T>& l) { return l.items.p == nullptr; }
template <class T> static inline bool is_null(const Ref<T>& r) { return r.p == nullptr; }
static inline double processor_time() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

// -- from Python and back ---------------------------------------------------------------------------------

template <class C> Ref<C> loaded(PyObject* from);  // written for every class

static inline void must(bool fine) {
  if (fine && !PyErr_Occurred()) return;
  PyErr_Print();
  fail("what Python has given it");
}
static inline void load(PyObject* from, i64& to) { to = PyLong_AsLongLong(from); must(true); }
static inline void load(PyObject* from, double& to) { to = PyFloat_AsDouble(from); must(true); }
static inline void load(PyObject* from, bool& to) { to = PyObject_IsTrue(from) == 1; must(true); }
template <class C> void load(PyObject* from, Ref<C>& to) { to = from == Py_None ? Ref<C>() : loaded<C>(from); }
template <class T> void load(PyObject* from, List<T>& to) {
  if (from == Py_None) {
    to = List<T>();
    return;
  }
  PyObject* list = PySequence_List(from);
  must(list);
  to = List<T>::make(PyList_GET_SIZE(list));
  for (i64 i = 0; i < PyList_GET_SIZE(list); i++) {
    T item{};
    load(PyList_GET_ITEM(list, i), item);
    to.append(item);
  }
  Py_DECREF(list);
}
template <class... A> void load(PyObject* from, std::tuple<A...>& to) {
  PyObject* list = PySequence_List(from);
  must(list);
  i64 place = 0;
  std::apply([&](auto&... part) { (load(PyList_GET_ITEM(list, place++), part), ...); }, to);
  Py_DECREF(list);
}
template <class T> void load_attribute(PyObject* from, const char* name, T& to) {
  PyObject* found = PyObject_GetAttrString(from, name);
  must(found);
  load(found, to);
  Py_DECREF(found);
}
// What never changes during a match is read once and kept, here and in Python.
template <class C> void load_attribute_once(PyObject* from, const char* name, Ref<C>& to) {
  static std::unordered_map<PyObject*, Ref<C>> known;
  PyObject* found = PyObject_GetAttrString(from, name);
  must(found);
  if (known.count(found)) {
    Py_DECREF(found);
  } else {
    load(found, known[found]);
  }
  to = known[found];
}
template <class T> void load_global(const char* module, const char* name, T& to) {
  PyObject* found = PyImport_ImportModule(module);
  must(found);
  load_attribute(found, name, to);
  Py_DECREF(found);
}
static inline PyObject* to_python(const List<i64>& numbers) {
  PyObject* made = PyList_New(numbers.size());
  for (i64 i = 0; i < numbers.size(); i++) PyList_SET_ITEM(made, i, PyLong_FromLongLong(numbers.at(i)));
  return made;
}
