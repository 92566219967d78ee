/* A slow disk, for LD_PRELOAD: what is written to the files of a folder takes SLOW_WRITE_MS a call, and each wait for them SLOW_SYNC_MS,
   and at least as long as the file SLOW_HELD is there where another thread than the first waits. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static void wait_for(int file, const char *milliseconds, int may_be_held) {
  const char *folder = getenv("SLOW_FOLDER"), *held = getenv("SLOW_HELD"), *time = getenv(milliseconds);
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return;
  path[length] = 0;
  if (!folder || !time || strncmp(path, folder, strlen(folder))) return;
  usleep(atoi(time) * 1000);
  while (may_be_held && held && gettid() != getpid() && !access(held, F_OK)) usleep(1000);
}

#define SYNC(name)                                                \
  int name(int file) {                                            \
    wait_for(file, "SLOW_SYNC_MS", 1);                            \
    return ((int (*)(int))dlsym(RTLD_NEXT, #name))(file);         \
  }
#define WRITE(name)                                                                                            \
  ssize_t name(int file, const void *bytes, size_t count, off_t position) {                                    \
    wait_for(file, "SLOW_WRITE_MS", 0);                                                                        \
    return ((ssize_t (*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, #name))(file, bytes, count, position); \
  }
SYNC(fsync)
SYNC(fdatasync)
WRITE(pwrite)
WRITE(pwrite64)
